/** Opens the star chart in its host: camera gestures, size and scene; gives back what closes it all. */
import { type CameraControls, createCameraControls } from '../../../table/camera-controls';
import { createNetworkScene } from '../../../table/network/scene';
import type { NetworkScene } from '../../../table/network/scene-types';
import type { ThemeName } from '../../../table/scene-types';
import type { BoardView } from './board-view.svelte';

export interface BoardOpening {
  readonly host: HTMLElement;
  readonly view: BoardView;
  readonly theme: ThemeName;
  readonly reducedMotion: () => boolean;
  /** A camera gesture begins. */
  readonly grabbed: () => void;
  /** Null when the chart is gone. */
  readonly take: (scene: NetworkScene | null) => void;
  /** The chart cannot be drawn here. */
  readonly fail: (why: string) => void;
}

export function openBoard({
  host,
  view,
  theme,
  reducedMotion,
  grabbed,
  take,
  fail,
}: BoardOpening): () => void {
  let isGone = false;
  let opened: NetworkScene | null = null;
  const controls: CameraControls = createCameraControls({
    element: host,
    camera: () => view.camera,
    setCamera: (camera) => view.take(camera),
    reducedMotion,
    grabbed,
  });
  view.glideBy((camera) => controls.moveTo(camera));
  const sizes = new ResizeObserver(() => view.resize(host.clientWidth, host.clientHeight));
  sizes.observe(host);
  const { clientWidth: width, clientHeight: height } = host;
  view.resize(width, height);
  createNetworkScene({ host, theme, width, height })
    .then((scene) => {
      if (isGone) scene.destroy();
      else take((opened = scene));
    })
    .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
  return () => {
    isGone = true;
    sizes.disconnect();
    controls.destroy();
    view.glideBy(null);
    take(null);
    opened?.destroy();
  };
}
