export * from './agenda-items';
