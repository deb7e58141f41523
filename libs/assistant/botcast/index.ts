export * from './checked-script';
export * from './script';
