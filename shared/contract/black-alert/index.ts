export * from './actions';
export { parseBlackAlertAction } from './action-schema';
export * from './events';
export * from './parts';
export * from './piles';
export * from './tasks';
export * from './view';
