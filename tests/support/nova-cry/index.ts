export * from './content';
export * from './match';
export * from './play';
export { planet } from './cards';
export { card, INTEL, option, use } from './texts';
export * from './fights';
export * from './probes';
