/** The table of a plan of task forces: what the game's descriptor takes for plans. */
export { forceCommands } from './commands';
export { default as ForcePanel } from './panel/Panel.svelte';
export { type ForcePlanContext, ForceSession } from './session.svelte';
export { default as ForceStage } from './stage/Stage.svelte';
