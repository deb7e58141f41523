import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_STREAM } from '#libs/event-sourcing';
import { EmbeddedEventStore } from './embedded-event-store';
import { eventStoreContract } from './event-store.contract';

const file = () => join(mkdtempSync(join(tmpdir(), 'events-')), 'events.db');
const fact = () => ({
  id: randomUUID(),
  type: 'Happened',
  data: {},
  metadata: { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' },
});

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

  it('records what was on its way when it is closed, and refuses what comes later', async () => {
    const path = file();
    const store = new EmbeddedEventStore(path);
    const onItsWay = store.append('thing-1', [fact()], NO_STREAM);
    await store.close();
    await onItsWay;
    await expect(store.append('thing-2', [fact()], NO_STREAM)).rejects.toThrow('not open');

    const after = new EmbeddedEventStore(path);
    expect(await after.read('thing-1')).toHaveLength(1);
    await after.close();
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
