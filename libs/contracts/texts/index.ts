export * from './blocks';
export * from './clean-address';
export * from './main-text';
export * from './short-address';
export * from './span';
export * from './web-address';
