export * from './audio';
export * from './command-line';
export * from './compact';
export * from './no-speech';
export * from './program-speech';
export * from './speech';
