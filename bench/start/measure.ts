import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startSampleTown } from '../events/town';
import { processorTimeOf, processorTimeOfChildren } from '../lib/processor-time';

/** In milliseconds: `wall` on the clock, `work` of a processor. */
export type Start = Readonly<Record<'wall' | 'work', number>>;
export type ServerStart = Start & Readonly<{ idleBytes: number }>;

const CLI = join(__dirname, '../../apps/cli/src/main.js');
const COUNTER = join(__dirname, 'count-modules.js');
/** Until a town has done what follows from its start, and has freed memory. */
const REST_MS = 25_000;

export const runCommand = async (words: readonly string[], folder: string, options: readonly string[] = []): Promise<Start> => {
  const [begun, worked] = [performance.now(), processorTimeOfChildren()];
  const command = spawn(process.execPath, [...process.execArgv, ...options, CLI, ...words], {
    env: { ...process.env, ALMANAC_DATA_DIR: folder, EVENTSTORE_URL: '', MONGODB_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`almanac ${words.join(' ')} ended with ${code}`);
  return { wall: performance.now() - begun, work: processorTimeOfChildren() - worked };
};

export const startServer = async (folder: string): Promise<ServerStart> => {
  const begun = performance.now();
  const { pid, stop } = await startSampleTown(folder);
  const start = { wall: performance.now() - begun, work: processorTimeOf(pid) };
  await setTimeout(REST_MS);
  const idleBytes = await residentBytes(pid);
  await stop();
  return { ...start, idleBytes };
};

export const countModules = async (words: readonly string[], folder: string): Promise<number> => {
  const file = join(folder, 'modules');
  process.env['MODULES_FILE'] = file;
  await runCommand(words, folder, ['--require', COUNTER]);
  return Number(await readFile(file, 'utf8'));
};

const residentBytes = async (pid: number): Promise<number> => {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kibibytes) * 1024;
};
