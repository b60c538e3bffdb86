/** The pan tool, the same on every table: drag moves the camera from where it stood when the button went down. */
import { type CameraState, panBy } from '../table/camera';
import type { PointerInput } from './input';
import type { Tool, ToolStage, ToolState } from './machine';

export interface PanContext {
  readonly camera: CameraState;
  setCamera(camera: CameraState): void;
}

export function panTool<Context extends PanContext, Preview>(): Tool<Context, Preview> {
  return { id: 'pan', start: (stage) => idle<Context, Preview>(stage) };
}

function idle<Context extends PanContext, Preview>(stage: ToolStage<Context, Preview>): ToolState<Preview> {
  return {
    path: 'pan.idle',
    cursor: 'grab',
    preview: () => null,
    pointerDown: (input) => stage.go(dragging<Context, Preview>, input),
  };
}

function dragging<Context extends PanContext, Preview>(
  stage: ToolStage<Context, Preview>,
  from: PointerInput,
): ToolState<Preview> {
  const before = stage.context.camera;
  return {
    path: 'pan.dragging',
    cursor: 'grabbing',
    preview: () => null,
    pointerMove: (input) =>
      stage.context.setCamera(panBy(before, input.screen.x - from.screen.x, input.screen.y - from.screen.y)),
    pointerUp: () => stage.go(idle<Context, Preview>, null),
    cancel: () => {
      stage.context.setCamera(before);
      stage.go(idle<Context, Preview>, null);
      return true;
    },
  };
}
