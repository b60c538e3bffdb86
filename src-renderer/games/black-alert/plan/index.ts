/** The table of a planned board: what the game's descriptor takes for plans. */
export { networkCommands } from './commands';
export { default as NetworkPanel } from './panel/Panel.svelte';
export { type AboutPlan, planOfBoard } from './plan-of-board';
export { type NetworkPlanContext, NetworkSession } from './session.svelte';
export { default as NetworkStage } from './stage/Stage.svelte';
