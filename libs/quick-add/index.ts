export { type ParsedDays, parseDays } from './parse-days';
export { parseQuickAdd, type QuickAddContext } from './parse-quick-add';
