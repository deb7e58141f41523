import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BEGINNING, NO_STREAM } from '#libs/event-sourcing';
import { EmbeddedEventStore } from './embedded-event-store';
import { eventStoreContract } from './event-store.contract';

const file = () => join(mkdtempSync(join(tmpdir(), 'events-')), 'events.db');
const fact = () => ({
  id: randomUUID(),
  type: 'Happened',
  data: {},
  metadata: { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' },
});

const FULL = 2;

describe('embedded event store', () => {
  eventStoreContract(async () => new EmbeddedEventStore(file()));

  it('remembers across restarts', async () => {
    const path = file();
    const before = new EmbeddedEventStore(path);
    await before.append('thing-1', [fact()], NO_STREAM);
    await before.close();

    const after = new EmbeddedEventStore(path);
    expect(await after.read('thing-1')).toHaveLength(1);
    await after.close();
  });

  it('waits for the disk before it answers', async () => {
    const store = new EmbeddedEventStore(file());
    expect(store['database'].prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
    await store.close();
  });

  it('begins before its first fact', async () => {
    const store = new EmbeddedEventStore(file());
    expect(await store.head()).toBe(BEGINNING);
    expect(await store.readAll(BEGINNING, 10)).toEqual({ facts: [], position: BEGINNING, isEnd: true, leftOut: 0 });
    await store.close();
  });

  it('has what was on its way when it was closed', async () => {
    const path = file();
    const store = new EmbeddedEventStore(path);
    const onItsWay = store.append('thing-1', [fact()], NO_STREAM);
    await store.close();
    await onItsWay;

    const after = new EmbeddedEventStore(path);
    expect(await after.read('thing-1')).toHaveLength(1);
    await after.close();
  });

  it('keeps its id across restarts and in copies, and has another than other logs', async () => {
    const [path, copy] = [file(), file()];
    const [store, another] = [new EmbeddedEventStore(path), new EmbeddedEventStore(file())];
    const id = await store.id();
    expect(await another.id()).not.toBe(id);
    await Promise.all([store.close(), another.close()]);

    copyFileSync(path, copy);
    for (const same of [new EmbeddedEventStore(path), new EmbeddedEventStore(copy)]) {
      expect(await same.id()).toBe(id);
      await same.close();
    }
  });

  it.each([
    ['DELETE FROM log', 'written by an earlier Almanac'],
    ['UPDATE log SET format = 3', 'written by a later Almanac'],
  ])('refuses a file that it would misread: %s', async (change, sentence) => {
    const path = file();
    const store = new EmbeddedEventStore(path);
    await store.append('thing-1', [fact()], NO_STREAM);
    await store.close();
    const database = new DatabaseSync(path);
    database.exec(change);
    database.close();
    expect(() => new EmbeddedEventStore(path)).toThrow(sentence);
  });

  it('hears of what another process appended to the same file', async () => {
    const path = file();
    const [one, other] = [new EmbeddedEventStore(path), new EmbeddedEventStore(path)];
    const heard = new Promise<void>((resolve) => one.watch(resolve));
    await other.append('thing-1', [fact()], NO_STREAM);
    await heard;
    expect(await one.read('thing-1')).toHaveLength(1);
    await one.close();
    await other.close();
  });
});
