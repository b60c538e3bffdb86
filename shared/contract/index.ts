export * from './calls';
export * from './events';
export * from './library';
export * from './patch';
export * from './settings';
export * from './bridge';
