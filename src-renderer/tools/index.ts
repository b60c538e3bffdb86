export {
  DRAG_THRESHOLD_PX,
  isDrag,
  type KeyInput,
  type Modifiers,
  NO_MODIFIERS,
  type PointerInput,
} from './input';
export {
  defineTool,
  type StateMaker,
  type Tool,
  type ToolCursor,
  ToolMachine,
  type ToolStage,
  type ToolState,
} from './machine';
export { ANIMATION_FRAMES, type FrameClock, FrameQueue } from './frame-queue';
export { type PanContext, panTool } from './pan';
