import { BEGINNING, type EventStore, type Notes, type Recorded } from '#libs/event-sourcing';
import { toRecorded } from '#libs/event-sourcing/testing';
import { SearchProgress } from './search-progress';

const TODAY = '2026-11-20';
const PUBLISHED = { type: 'EventPublished', data: { id: 1 } };
const MERGED_BY_RULE = { type: 'EventMerged', data: { id: 1, into: 2, rule: 'same title and start', score: 1 } };
const SAVED = { type: 'EventSaved', data: { id: 1 } };

const createLog = () => {
  const facts: Recorded[] = [];
  const store = {
    id: async () => 'log',
    at: async (position) => facts.find((fact) => fact.position === position),
    readAll: async (after) => ({ facts: facts.filter(({ position }) => position > after), position: head(), isEnd: true }),
  } as Pick<EventStore, 'id' | 'at' | 'readAll'> as EventStore;
  const head = () => facts.at(-1)?.position ?? BEGINNING;
  const stored = new Map<string, unknown>();
  const notes = {
    get: async (name) => stored.get(name),
    put: async (name, note) => void stored.set(name, note),
  } as Pick<Notes, 'get' | 'put'> as Notes;
  const progress = new SearchProgress(store, notes);
  return {
    facts,
    record: (fact: { type: string; data: object }) => void facts.push(toRecorded(fact as never, facts.length + 1)),
    search: () => progress.save(head(), TODAY),
    isUpToDate: (day = TODAY) => progress.isUpToDate(day),
  };
};

describe('A search for duplicates', () => {
  it('is due until there was one, also in an empty log', async () => {
    const { search, isUpToDate } = createLog();
    expect(await isUpToDate()).toBe(false);
    await search();
    expect(await isUpToDate()).toBe(true);
  });

  it('is due again after a fact that matters, and not after its own merges and what residents do', async () => {
    const { record, search, isUpToDate } = createLog();
    record(PUBLISHED);
    await search();
    record(MERGED_BY_RULE);
    record(SAVED);
    expect(await isUpToDate()).toBe(true);
    record(PUBLISHED);
    expect(await isUpToDate()).toBe(false);
  });

  it('is due again on another day: what is over is not merged with what is not', async () => {
    const { record, search, isUpToDate } = createLog();
    record(PUBLISHED);
    await search();
    expect(await isUpToDate('2026-11-21')).toBe(false);
  });

  it('is due again in a log that was restored from an older copy', async () => {
    const { facts, record, search, isUpToDate } = createLog();
    record(PUBLISHED);
    await search();
    facts[0] = { ...facts[0]!, id: 'another' };
    expect(await isUpToDate()).toBe(false);
    facts.length = 0;
    expect(await isUpToDate()).toBe(false);
  });
});
