/** The pan tool, the same on every table: drag moves the camera from where it stood when the button went down. */
import { type CameraState, panBy } from '../table/camera';
import type { PointerInput } from './input';
import { defineTool, type Tool, type ToolStage, type ToolState } from './machine';

export interface PanContext {
  readonly camera: CameraState;
  setCamera(camera: CameraState): void;
}

interface PanStates {
  readonly idle: null;
  readonly dragging: PointerInput;
}

export function panTool<Context extends PanContext, Preview>(): Tool<Context, Preview> {
  return defineTool<Context, Preview, PanStates>('pan', { idle, dragging });
}

type PanStage = ToolStage<PanContext, PanStates>;

function idle(stage: PanStage): ToolState<never> {
  return {
    path: 'pan.idle',
    cursor: 'grab',
    preview: () => null,
    pointerDown: (input) => stage.go('dragging', input),
  };
}

function dragging(stage: PanStage, from: PointerInput): ToolState<never> {
  const before = stage.context.camera;
  return {
    path: 'pan.dragging',
    cursor: 'grabbing',
    preview: () => null,
    pointerMove: (input) =>
      stage.context.setCamera(panBy(before, input.screen.x - from.screen.x, input.screen.y - from.screen.y)),
    pointerUp: () => stage.go('idle', null),
    cancel: () => {
      stage.context.setCamera(before);
      stage.go('idle', null);
      return true;
    },
  };
}
