export * from './injections';
