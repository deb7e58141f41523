import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../engines/engines';
import { startSampleTown, type Town } from '../events/town';
import { processorTimeOf } from '../lib/processor-time';

/** After its start a town looks at growing intervals what follows from the last facts. */
const SETTLE_MS = 45_000;
const MEASURED_MS = 60_000;
const POLL_INTERVAL_MS = 10;

const COUNTER = join(__dirname, 'count-timers.js');

/** `share` and `serverShare` of a core. `timers` that fire in the town in a minute. */
export type Idle = Readonly<{ share: number; serverShare: number; timers: number }>;

export const measureIdle = async ({ servers, serverTime = () => 0 }: Engine, folder: string, checkout: string): Promise<Idle> => {
  const file = join(folder, 'timers');
  const environment = { NODE_OPTIONS: `--require ${COUNTER}`, TIMERS_FILE: file };
  const town = await startSampleTown(folder, servers, { checkout, more: environment });
  const readFigures = async () => ({
    work: processorTimeOf(town.pid),
    server: serverTime(),
    timers: await timersFiredIn(town, file),
  });
  await setTimeout(SETTLE_MS);
  const figuresBefore = await readFigures();
  await setTimeout(MEASURED_MS);
  const figuresAfter = await readFigures();
  await town.stop();
  return {
    share: (figuresAfter.work - figuresBefore.work) / MEASURED_MS,
    serverShare: (figuresAfter.server - figuresBefore.server) / MEASURED_MS,
    timers: figuresAfter.timers - figuresBefore.timers,
  };
};

const timersFiredIn = async ({ pid }: Town, file: string): Promise<number> => {
  await rm(file, { force: true });
  process.kill(pid, 'SIGCONT');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text) return Number(text);
    await setTimeout(POLL_INTERVAL_MS);
  }
};
