export * from './blocks';
export * from './clean-url';
export * from './find-url';
export * from './main-text';
export * from './shorten-url';
export * from './span';
