export * from './parts';
export * from './actions';
export * from './tasks';
export * from './events';
export * from './forecast';
export * from './view';
