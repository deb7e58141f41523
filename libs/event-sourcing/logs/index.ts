export * from './copy-facts';
export * from './examine';
export { exportLines } from './export-lines';
export * from './fact';
export { type KnownTypes, soundFactsOf } from './flaws';
export * from './import-lines';
export * from './lines';
export * from './log-sum';
export * from './reached';
