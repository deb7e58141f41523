import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { watchDatabase } from './database-watch';
import { openDatabase } from './sqlite';

const INTERVAL_MS = 5;

const TURNS = 50;

const newFile = () => join(mkdtempSync(join(tmpdir(), 'watch-')), 'things.db');

describe('A database that is watched', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const looksWithin = async (milliseconds: number, count: () => number) => {
    const before = count();
    await jest.advanceTimersByTimeAsync(milliseconds);
    return count() - before;
  };

  const open = () => {
    const file = newFile();
    const database = openDatabase(file, 'NORMAL', 'CREATE TABLE things (name TEXT)');
    let looks = 0;
    const stop = watchDatabase(file, INTERVAL_MS, () => {
      looks += 1;
    });
    return {
      looks: () => looks,
      write: async () => {
        database.exec(`INSERT INTO things VALUES ('kite')`);
        for (let turn = 0; turn < TURNS; turn++) await setImmediate();
      },
      close: () => {
        stop();
        database.close();
      },
    };
  };

  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux('is looked at a few times a minute while nobody writes', async () => {
    const { looks, close } = open();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await looksWithin(60_000, looks)).toBe(3);
    close();
    expect(jest.getTimerCount()).toBe(0);
  });

  onLinux('is looked at when somebody writes, and again soon, because the transaction may not be over', async () => {
    const { looks, write, close } = open();
    await jest.advanceTimersByTimeAsync(60_000);
    const before = looks();
    await write();
    expect(looks() - before).toBe(1);
    expect(await looksWithin(2 * INTERVAL_MS, looks)).toBe(2);
    close();
  });

  onLinux('is looked at once per interval while many write', async () => {
    const { looks, write, close } = open();
    await jest.advanceTimersByTimeAsync(60_000);
    const before = looks();
    for (let nth = 0; nth < 5; nth++) await write();
    expect(looks() - before).toBe(1);
    close();
  });

  it('is looked at with every interval if its writes are not reported', async () => {
    let looks = 0;
    const stop = watchDatabase(newFile(), INTERVAL_MS, () => {
      looks += 1;
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await looksWithin(1_000, () => looks)).toBe(200);
    stop();
    expect(await looksWithin(1_000, () => looks)).toBe(0);
  });
});
