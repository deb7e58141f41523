import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Faults } from './faults';

const HOUSE = join(__dirname, '../../..');
const RUN = ['--conditions=source', '--import', join(HOUSE, 'scripts/typescript.mjs'), join(__dirname, 'main.ts')];

/** The double as a process that can be frozen and killed: once it listens. */
export const doubleOnItsOwn = async (
  file: string,
  port = 0,
  faults: Faults = { seed: 1 },
): Promise<{ url: string; process: ChildProcess }> => {
  const server = spawn(process.execPath, [...RUN, file, String(port), JSON.stringify(faults)], {
    cwd: HOUSE,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  return { url: String(line).trim(), process: server };
};
