export * from './feed-reading';
export { readBytes } from './read-bytes';
export { type ReadFeed, readFeed } from './read-feed';
