export * from './shown-title';
