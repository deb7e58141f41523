export * from './script';
