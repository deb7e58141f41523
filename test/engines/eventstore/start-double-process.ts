import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Faults } from './faults';

const ROOT = join(__dirname, '../../..');
const NODE_ARGUMENTS = ['--conditions=source', '--import', join(ROOT, 'scripts/typescript.mjs'), join(__dirname, 'main.ts')];

/** Resolves once it listens. The process can be frozen and killed. */
export const startDoubleProcess = async (
  file: string,
  port = 0,
  faults: Faults = { seed: 1 },
): Promise<{ url: string; process: ChildProcess }> => {
  const server = spawn(process.execPath, [...NODE_ARGUMENTS, file, String(port), JSON.stringify(faults)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  return { url: String(line).trim(), process: server };
};
