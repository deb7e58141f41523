export * from './grounded-sentences';
export * from './grounding';
