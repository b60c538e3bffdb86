/** Mounts the star chart of the house pack's board on an otherwise empty page; tests drive it through `window.plotChart`. */
import '../../src-renderer/styles/fonts.css';
import { fitCamera } from '../../src-renderer/games/black-alert/board/fit-camera';
import { createNetworkScene } from '../../src-renderer/table/network/scene';
import type { NetworkScene } from '../../src-renderer/table/network/scene-types';
import type { CameraState } from '../../src-renderer/table/camera';
import type { ThemeName } from '../../src-renderer/table/scene-types';
import { layerOf, mergeLayers, readPackFolder } from '../../shared/content';
import type { BlackAlertPack } from '../../shared/content/black-alert';
import { NETWORK_SCENES, type NetworkSceneName, turningModel } from './network-scenes';

export interface ChartHarness {
  readonly scene: NetworkScene;
  readonly canvas: HTMLCanvasElement;
  show(name: NetworkSceneName): Promise<void>;
  /** The scene of a turn, the tile at so many degrees. */
  turn(deg: number): Promise<void>;
  /** Null: the board whole. */
  camera(state: CameraState | null): Promise<void>;
  drawn(): Promise<void>;
}
declare global {
  interface Window {
    plotChart?: ChartHarness;
  }
}

const FILES = import.meta.glob<string>('../../assets/content/black-alert*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function shippedPack(): BlackAlertPack {
  const layers = ['black-alert', 'black-alert-house'].map((id) => {
    const files = Object.entries(FILES)
      .filter(([path]) => path.includes(`/${id}/`))
      .map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text] as const);
    const read = readPackFolder(Object.fromEntries(files));
    const layer = read.ok ? layerOf('black-alert', read.value) : null;
    if (!layer) throw new Error(`The pack ${id} cannot be read`);
    return layer;
  });
  const merged = mergeLayers('black-alert', layers);
  if (!merged.ok) throw new Error('The packs do not agree');
  return merged.value;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

const query = new URLSearchParams(location.search);
const host = document.querySelector('#stage');
if (!(host instanceof HTMLElement)) throw new Error('The page has no place for the chart');
const size = () => ({ width: window.innerWidth, height: window.innerHeight });
const scene = await createNetworkScene({
  host,
  theme: (query.get('theme') ?? 'dark') as ThemeName, // the tests name no other
  ...size(),
});
const canvas = host.querySelector('canvas');
if (!canvas) throw new Error('The scene made no canvas');
const pack = shippedPack();
window.addEventListener('resize', () => scene.resize(window.innerWidth, window.innerHeight));
window.plotChart = {
  scene,
  canvas,
  drawn,
  async show(name) {
    scene.setModel(NETWORK_SCENES[name](pack));
    await drawn();
  },
  async turn(deg) {
    scene.setModel(turningModel(pack, deg));
    await drawn();
  },
  async camera(state) {
    scene.setCamera(state ?? fitCamera(size()));
    await drawn();
  },
};
