export { parseQuickAdd, type QuickAddContext } from './parse-quick-add';
