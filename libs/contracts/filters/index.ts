export * from './filter-predicate';
export * from './filter-query';
export * from './filters';
export * from './hours';
export * from './near';
export type { FilterReason, ReasonField } from './reason';
export * from './traits';
export * from './weekend';
