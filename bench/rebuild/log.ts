import { closeSync, openSync, writeSync } from 'node:fs';
import { FEATURED_ENTRY } from '#libs/contracts';
import { type CatalogueEvent, hashedKey, type PreferencesEvent, toEntryId } from '#libs/domain';
import { BEGINNING, type EventStore, type NewEvent, NO_STREAM } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { createContent, toIssued } from '../lib/bench-town';
import { answerQuestions } from '../lib/child';

export type LogTask = { events: number; streams: number; directory: string; flat: string };
export type LogResult = { events: number; bytes: number };

const CONCURRENCY = 500;
const PAGE = 1_000;

answerQuestions(async ({ events, streams, directory, flat }: LogTask): Promise<LogResult> => {
  const { store, close } = openStores({ folder: directory });
  const each = events / streams;
  for (let begin = 0; begin < streams; begin += CONCURRENCY) {
    const some = Array.from({ length: CONCURRENCY }, (_, i) => begin + i);
    await Promise.all(
      some.map((nth) => store.append(nth % 2 ? `preferences-${keyOf(nth)}` : `event-${nth}`, createFacts(nth, each), NO_STREAM)),
    );
  }
  const written = await copyToFile(store, flat);
  await close();
  return written;
});

const createFacts = (nth: number, count: number): NewEvent[] =>
  Array.from({ length: count }, (_, i) => {
    const { actor, time, commandId, correlationId } = toIssued(nth % 2 ? keyOf(nth) : 'source bench', nth * count + i);
    const fact = nth % 2 ? createPreference(nth, i) : createAnnouncement(nth, i);
    return { id: commandId, ...fact, metadata: { actor, time, commandId, correlationId } };
  });

const keyOf = (nth: number) => hashedKey(`session_${1_790_000_000_000 + nth}_abcdefghijklmnopqrstuv`);

const createPreference = (nth: number, i: number): PreferencesEvent => {
  const key = keyOf(nth);
  const entry = i === 0 ? FEATURED_ENTRY : toEntryId(createContent(nth + i, 0).organizationId);
  const facts: PreferencesEvent[] = [
    { type: 'OrganizationFollowed', data: { key, entry, subOrganizations: [] } },
    { type: 'EventSaved', data: { key, eventId: nth * 31 + i } },
    { type: 'OrganizationUnfollowed', data: { key, entry: toEntryId(createContent(nth + i - 2, 0).organizationId) } },
  ];
  return facts[i % facts.length]!;
};

const createAnnouncement = (id: number, i: number): CatalogueEvent => {
  const { organizationId, time, startTime } = createContent(id, 0);
  if (i === 0) {
    const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
    return { type: 'EventPublished', data: { id, content: createContent(id, 0), origin } };
  }
  const later = { date: createContent(id + i, 0).date, time, startTime: startTime! };
  const facts: CatalogueEvent[] = [
    {
      type: 'EventRescheduled',
      data: { id, listing: { organizationId }, from: { date: createContent(id + i - 1, 0).date, time }, to: later },
    },
    { type: 'EventRevised', data: { id, changes: { location: { from: null, to: `Room ${i}, second floor` } } } },
    { type: 'EventCancelled', data: { id } },
    { type: 'EventReinstated', data: { id } },
  ];
  return facts[i % facts.length]!;
};

const copyToFile = async (store: EventStore, file: string): Promise<LogResult> => {
  const written = { events: 0, bytes: 0 };
  const flat = openSync(file, 'w');
  for (let page = { position: BEGINNING, isEnd: false }; !page.isEnd; ) {
    const { facts, ...next } = await store.readAll(page.position, PAGE);
    written.bytes += writeSync(flat, facts.map((event) => `${JSON.stringify(event)}\n`).join(''));
    written.events += facts.length;
    page = next;
  }
  closeSync(flat);
  return written;
};
