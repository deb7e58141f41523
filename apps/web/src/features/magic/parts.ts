export { Highlights } from './highlights';
export { MagicMenu } from './magic-menu';
export { SummaryPanel } from './summary-panel';
