export * from './match';
export { planet } from './cards';
export { card, INTEL, option, use } from './texts';
export * from './fights';
export * from './probes';
