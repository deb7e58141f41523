export * from './assistant';
export { Claude, type ClaudeAccount } from './claude';
export { NoAssistant } from './no-assistant';
