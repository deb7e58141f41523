export { AssistantMenu } from './assistant-menu';
export { Highlights } from './highlights';
export { SummaryPanel } from './summary-panel';
