/** Choices of set-up that need more room than a row of the panel. */
export { default as SetupStage } from './SetupStage.svelte';
export { stageOf } from './stages';
