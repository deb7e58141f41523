import { closeSync, openSync, writeSync } from 'node:fs';
import { FEATURED } from '#libs/contracts';
import { type CatalogueEvent, entryId, hashedKey, type PreferencesEvent } from '#libs/domain';
import { BEGINNING, type EventStore, type NewEvent, NO_STREAM } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { aContent, issuedBy } from '../lib/a-town';
import { answering } from '../lib/child';

export type Wanted = { events: number; streams: number; directory: string; flat: string };
export type Written = { events: number; bytes: number };

const AT_ONCE = 500;
const PAGE = 1_000;

/** Writes a log, half of it what people follow and save, half of it what publishers announce and change; and the same facts a line each. */
answering(async ({ events, streams, directory, flat }: Wanted): Promise<Written> => {
  const { store, close } = openStores({ folder: directory });
  const each = events / streams;
  for (let begin = 0; begin < streams; begin += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, i) => begin + i);
    await Promise.all(
      some.map((nth) => store.append(nth % 2 ? `preferences-${keyOf(nth)}` : `event-${nth}`, factsOf(nth, each), NO_STREAM)),
    );
  }
  const written = await copy(store, flat);
  await close();
  return written;
});

const factsOf = (nth: number, count: number): NewEvent[] =>
  Array.from({ length: count }, (_, i) => {
    const { actor, time, commandId, correlationId } = issuedBy(nth % 2 ? keyOf(nth) : 'source bench', nth * count + i);
    const fact = nth % 2 ? preference(nth, i) : announcement(nth, i);
    return { id: commandId, ...fact, metadata: { actor, time, commandId, correlationId } };
  });

const keyOf = (nth: number) => hashedKey(`session_${1_790_000_000_000 + nth}_abcdefghijklmnopqrstuv`);

/** Follows, saves, changes their mind. */
const preference = (nth: number, i: number): PreferencesEvent => {
  const key = keyOf(nth);
  const entry = i === 0 ? FEATURED : entryId(aContent(nth + i, 0).organizationId);
  const facts: PreferencesEvent[] = [
    { type: 'OrganizationFollowed', data: { key, entry, subOrganizations: [] } },
    { type: 'EventSaved', data: { key, eventId: nth * 31 + i } },
    { type: 'OrganizationUnfollowed', data: { key, entry: entryId(aContent(nth + i - 2, 0).organizationId) } },
  ];
  return facts[i % facts.length]!;
};

/** Published once, then moved, revised, called off and on again. */
const announcement = (id: number, i: number): CatalogueEvent => {
  const { organizationId, time, startTime } = aContent(id, 0);
  if (i === 0) {
    const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
    return { type: 'EventPublished', data: { id, content: aContent(id, 0), origin } };
  }
  const later = { date: aContent(id + i, 0).date, time, startTime: startTime! };
  const facts: CatalogueEvent[] = [
    {
      type: 'EventRescheduled',
      data: { id, listing: { organizationId }, from: { date: aContent(id + i - 1, 0).date, time }, to: later },
    },
    { type: 'EventRevised', data: { id, changes: { location: { from: null, to: `Room ${i}, second floor` } } } },
    { type: 'EventCancelled', data: { id } },
    { type: 'EventReinstated', data: { id } },
  ];
  return facts[i % facts.length]!;
};

const copy = async (store: EventStore, file: string): Promise<Written> => {
  const written = { events: 0, bytes: 0 };
  const flat = openSync(file, 'w');
  for (let page = { position: BEGINNING, isEnd: false }; !page.isEnd; ) {
    const { events, ...next } = await store.readAll(page.position, PAGE);
    written.bytes += writeSync(flat, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    written.events += events.length;
    page = next;
  }
  closeSync(flat);
  return written;
};
