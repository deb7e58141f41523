export * from './copy-facts';
export * from './examine';
export { exportLines, type FirstLine } from './export-lines';
export * from './fact';
export type { Known } from './flaws';
export * from './import-lines';
export * from './lines';
export * from './log-sum';
export * from './reached';
