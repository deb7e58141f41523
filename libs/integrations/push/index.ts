export * from './push-service';
export * from './web-push-service';
