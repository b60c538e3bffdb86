/** The task-force builder: a mode of the planner of the sector. */
export { BUILDER_HINT } from './hint';
export { ForceBuilder } from './builder.svelte';
export { default as BuilderPanel } from './panel/BuilderPanel.svelte';
export { default as BuilderStage } from './BuilderStage.svelte';
