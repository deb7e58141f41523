/** @engines none */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { numberWords } from '#libs/contracts';
import { type EventStore, NO_STREAM } from '#libs/event-sourcing';
import { openLog } from '#libs/stores';
import { commandLineIn } from './command-line';
import { newFolder, wholeLog } from './fixtures/a-process';
import { aProgram } from './fixtures/a-program';

const FACTS = 1_500;
const IN_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };

/** Facts of a few streams by turns, which today's Almanac knows. */
const fill = async (store: EventStore) => {
  const metadata = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' };
  const fact = (nth: number) => ({ id: randomUUID(), type: 'EventCancelled', data: { nth }, metadata });
  await Promise.all(
    Array.from({ length: FACTS }, (_, nth) => store.append(`event-${nth % 3}`, [fact(nth)], NO_STREAM + Math.floor(nth / 3))),
  );
};

const factsIn = async (folder: string) => {
  const log = openLog(folder, { folder });
  const facts = (await wholeLog(log.store)).map(({ position: _, ...fact }) => fact);
  await log.close();
  return facts;
};

describe('a copy that is killed', () => {
  const [from, to] = [newFolder(), newFolder()];
  beforeAll(async () => {
    const log = openLog(from, { folder: from });
    await fill(log.store);
    await log.close();
  });
  afterAll(() => {
    for (const folder of [from, to]) rmSync(folder, { recursive: true });
  });

  it.each([1, 300, 700, 1_200])('when %i facts were there has the beginning of the log, and goes on', async (copied) => {
    const copy = aProgram('test/fixtures/a-copy.ts', [from, to]);
    copy.stderr!.pipe(process.stderr);
    createInterface(copy.stdout!).on('line', (line) => Number(line) >= copied && copy.kill('SIGKILL'));
    await once(copy, 'close');
    const there = await factsIn(to);
    expect(there.length).toBeGreaterThanOrEqual(copied);
    expect(there).toEqual((await factsIn(from)).slice(0, there.length));
  });

  it('is the log in the end', async () => {
    const { code, said } = await commandLineIn(from, IN_FILES)('log', 'copy', '--to', to, '--without-reactors');
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`The two logs are the same: ${numberWords(FACTS)} facts in 3 streams`),
    ]);
    expect(await factsIn(to)).toEqual(await factsIn(from));
  });
});
