export * from './pack';
export * from './provenance';
