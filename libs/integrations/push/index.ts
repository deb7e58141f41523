export * from './push';
export * from './web-push';
