export { isBase64 } from './base64';
export * from './calls';
export * from './events';
export * from './library';
export * from './patch';
export * from './apply-patches';
export * from './diff-json';
export * from './settings';
export * from './bridge';
