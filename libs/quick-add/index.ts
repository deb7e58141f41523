export { parseQuickAdd, type QuickAddContext, toHashtag } from './parse-quick-add';
