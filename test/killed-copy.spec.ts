/** @engines none */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { formatNumber } from '#libs/contracts';
import { type EventStore, NO_STREAM } from '#libs/event-sourcing';
import { openLog } from '#libs/stores';
import { openCommandLine } from './command-line';
import { startProgram } from './fixtures/start-program';
import { createFolder, readLog } from './fixtures/town-process';

const FACT_COUNT = 1_500;
const ON_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };

const recordFacts = async (store: EventStore) => {
  const metadata = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' };
  const fact = (nth: number) => ({ id: randomUUID(), type: 'EventCancelled', data: { nth }, metadata });
  await Promise.all(
    Array.from({ length: FACT_COUNT }, (_, nth) =>
      store.append(`event-${nth % 3}`, [fact(nth)], NO_STREAM + Math.floor(nth / 3)),
    ),
  );
};

const readFacts = async (folder: string) => {
  const log = openLog(folder, { folder });
  const facts = (await readLog(log.store)).map(({ position: _, ...fact }) => fact);
  await log.close();
  return facts;
};

describe('a copy that is killed', () => {
  const [from, to] = [createFolder(), createFolder()];
  beforeAll(async () => {
    const log = openLog(from, { folder: from });
    await recordFacts(log.store);
    await log.close();
  });
  afterAll(() => {
    for (const folder of [from, to]) rmSync(folder, { recursive: true });
  });

  it.each([1, 300, 700, 1_200])('when %i facts were there has the beginning of the log, and goes on', async (copied) => {
    const copy = startProgram('test/fixtures/copy-log.ts', [from, to]);
    copy.stderr!.pipe(process.stderr);
    createInterface(copy.stdout!).on('line', (line) => Number(line) >= copied && copy.kill('SIGKILL'));
    await once(copy, 'close');
    const there = await readFacts(to);
    expect(there.length).toBeGreaterThanOrEqual(copied);
    expect(there).toEqual((await readFacts(from)).slice(0, there.length));
  });

  it('is the log in the end', async () => {
    const { code, output } = await openCommandLine(from, ON_FILES)('log', 'copy', '--to', to, '--without-reactors');
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`The two logs are identical: ${formatNumber(FACT_COUNT)} facts in 3 streams`),
    ]);
    expect(await readFacts(to)).toEqual(await readFacts(from));
  });
});
