export * from './feed-reading';
export { readFeed } from './read-feed';
