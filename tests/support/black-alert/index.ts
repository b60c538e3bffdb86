export * from './match';
export * from './challenges';
