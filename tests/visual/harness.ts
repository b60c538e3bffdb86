/** Mounts one scene on an otherwise empty page; the tests drive it through `window.plotTable`. */
import '../../src-renderer/styles/fonts.css';
import { createTableScene } from '../../src-renderer/table/scene';
import type { CameraState } from '../../src-renderer/table/camera';
import type { SceneModel } from '../../src-renderer/table/scene-model';
import type {
  PictureBand,
  PictureOptions,
  TableScene,
  ThemeName,
} from '../../src-renderer/table/scene-types';
import { crowd, SCENES } from './scenes';
import type { SceneName } from './scenes';

export interface Harness {
  readonly scene: TableScene;
  readonly canvas: HTMLCanvasElement;
  show(name: SceneName): Promise<void>;
  model(name: SceneName): SceneModel;
  crowd(x: number): SceneModel;
  camera(state: CameraState): Promise<void>;
  /** A picture as one run of RGBA bytes. */
  picture(options: Omit<PictureOptions, 'take' | 'signal'>): Promise<Uint8Array>;
  /** Resolves when what was set has been drawn. */
  drawn(): Promise<void>;
}
declare global {
  interface Window {
    plotTable?: Harness;
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

async function picture(options: Omit<PictureOptions, 'take' | 'signal'>): Promise<Uint8Array> {
  const rgba = new Uint8Array(4 * options.widthPx * options.heightPx);
  const take = (band: PictureBand): Promise<void> => {
    rgba.set(band.rgba, 4 * options.widthPx * band.y);
    return Promise.resolve();
  };
  await scene.picture({ ...options, signal: new AbortController().signal, take });
  return rgba;
}

const query = new URLSearchParams(location.search);
const host = document.querySelector('#stage');
if (!(host instanceof HTMLElement)) throw new Error('The page has no place for the table');
const scene = await createTableScene({
  host,
  theme: (query.get('theme') ?? 'dark') as ThemeName, // the tests name no other
  width: window.innerWidth,
  height: window.innerHeight,
});
const canvas = host.querySelector('canvas');
if (!canvas) throw new Error('The scene made no canvas');
window.addEventListener('resize', () => scene.resize(window.innerWidth, window.innerHeight));
window.plotTable = {
  scene,
  canvas,
  model: (name) => SCENES[name](),
  crowd,
  picture,
  drawn,
  async show(name) {
    scene.setModel(SCENES[name]());
    await drawn();
  },
  async camera(state) {
    scene.setCamera(state);
    await drawn();
  },
};
