export * from './check-chain';
export * from './log-chain';
export * from './seal';
