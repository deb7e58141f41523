import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { startLimitedProcess } from '../../processes/limited-process';

/** Several times the memory that the largest feed needs. */
const MEMORY_LIMITS = { heapMb: 512, residentMb: 1024 };

/** It sends a message when it is ready and one for each question; an Error is what it has thrown. It ends with its parent. */
export const startFeedProcess = (script = FEED_SCRIPT, limits = MEMORY_LIMITS): ChildProcess => {
  const child = startLimitedProcess(`${ERROR_REPORT}${script};process.send('ready');`, limits);
  child.unref();
  child.channel?.unref();
  return child;
};

/** The parent ends a process that has thrown: an exit by itself could be noticed before the error was received. */
const ERROR_REPORT = `
process.on('uncaughtException', (error) => process.send(error));
process.once('disconnect', () => process.exit());
`;

/** A child process runs no TypeScript, so running from sources uses the last build. */
const BUILD_FOLDER = __filename.endsWith('.ts') ? join(process.cwd(), 'dist/libs/integrations/feeds/reader') : __dirname;

const FEED_SCRIPT = `require(${JSON.stringify(join(BUILD_FOLDER, 'feed-process.js'))})`;
