import { type LogPage, type Position, positionOf, type Recorded } from '#libs/event-sourcing';
import { ReadAhead } from './read-ahead';

const LIMIT = 10;

const openLog = (length: number) => {
  const log = { length, reads: [] as number[], failures: 0 };
  const read = async (after: Position, limit: number): Promise<LogPage> => {
    const begin = Number(after);
    log.reads.push(begin);
    if (log.failures-- > 0) throw new Error('The server is away');
    const end = Math.min(begin + limit, log.length);
    const events = Array.from({ length: end - begin }, (_, i) => ({ position: positionOf(begin + i + 1) }) as Recorded);
    return { facts: events, position: positionOf(end), isEnd: end === log.length };
  };
  const pages = new ReadAhead(read);
  const readAfter = async (begin: number) => {
    const { facts, isEnd } = await pages.read(positionOf(begin), LIMIT);
    return [facts.length, isEnd];
  };
  const append = (facts: number) => {
    log.length += facts;
  };
  return { log, pages, readAfter, append };
};

describe('A log that is read page after page', () => {
  it('is read ahead from the second page on, each page once and the end again', async () => {
    const { log, readAfter } = openLog(45);
    expect(await readAfter(0)).toEqual([10, false]);
    expect(log.reads).toEqual([0]);
    expect(await readAfter(10)).toEqual([10, false]);
    expect(log.reads).toEqual([0, 10, 20]);
    for (const begin of [20, 30]) expect(await readAfter(begin)).toEqual([10, false]);
    expect(await readAfter(40)).toEqual([5, true]);
    expect(log.reads).toEqual([0, 10, 20, 30, 40, 40]);
  });

  it('has what was recorded after it was read ahead', async () => {
    const { readAfter, append } = openLog(25);
    for (const begin of [0, 10]) await readAfter(begin);
    append(3);
    expect(await readAfter(20)).toEqual([8, true]);
  });

  it('is read again for somebody elsewhere, after a failure, and after a drop', async () => {
    const { log, pages, readAfter } = openLog(100);
    for (const begin of [0, 10]) await readAfter(begin);
    expect(await readAfter(50)).toEqual([10, false]);
    expect(log.reads).toEqual([0, 10, 20, 50]);
    log.failures = 1;
    await expect(readAfter(60)).rejects.toThrow('The server is away');
    await readAfter(60);
    log.failures = 1;
    await readAfter(70);
    log.failures = 0;
    expect(await readAfter(80)).toEqual([10, false]);
    pages.forget();
    expect(await readAfter(90)).toEqual([10, true]);
  });
});
