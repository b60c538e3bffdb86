export * from './actions';
export { parseBlackAlertAction } from './action-schema';
