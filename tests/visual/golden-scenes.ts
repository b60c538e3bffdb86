/** The six pictures that are kept. Together they show everything the table draws, and every theme. */
import type { CameraState } from '../../src-renderer/table/camera';
import type { ThemeName } from '../../src-renderer/table/scene-types';
import type { SceneName } from './scenes';

export interface GoldenScene {
  /** The picture's file is named after it. */
  readonly name: string;
  readonly scene: SceneName;
  readonly theme: ThemeName;
  readonly camera: CameraState;
}

const near: CameraState = { originX: 2, originY: 1, pxPerIn: 44 };

export const GOLDEN_SCENES: readonly GoldenScene[] = [
  {
    name: 'annotated-plan',
    scene: 'annotated',
    theme: 'light',
    camera: { originX: -13, originY: -1, pxPerIn: 19 },
  },
  { name: 'course-with-notes', scene: 'course', theme: 'dark', camera: near },
  {
    name: 'crowded-table',
    scene: 'crowded',
    theme: 'contrast',
    camera: { originX: -4, originY: -1, pxPerIn: 28 },
  },
  { name: 'manoeuvre-with-reach', scene: 'manoeuvre', theme: 'dark', camera: near },
  { name: 'measure-with-verdict', scene: 'measure', theme: 'dark', camera: near },
  { name: 'overlays', scene: 'overlays', theme: 'contrast', camera: { ...near, originX: 0, pxPerIn: 40 } },
];
