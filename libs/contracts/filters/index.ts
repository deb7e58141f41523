export * from './address';
export * from './children';
export * from './filters';
export * from './free';
export * from './hours';
export * from './near';
export * from './passing';
export type { Reason, SaidIn } from './reason';
export * from './weekend';
