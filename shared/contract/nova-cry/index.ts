export * from './actions';
export { parseNovaCryAction } from './action-schema';
export * from './events';
export * from './parts';
export * from './task-parts';
export * from './tasks';
export * from './view';
