export * from './script';
export * from './written-script';
