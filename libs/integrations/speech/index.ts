export * from './audio';
export * from './command-line';
export * from './command-speech-synthesizer';
export * from './no-speech-synthesizer';
export * from './speech-synthesizer';
export * from './to-mp3';
