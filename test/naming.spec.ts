import fc from 'fast-check';
import { organization, RegisterOrganization, RenameOrganization } from '#libs/domain';
import { type EventStore, Rejected, Streams } from '#libs/event-sourcing';
import { EmbeddedEventStore } from '#libs/stores';
import { NamingStreams } from '../apps/api/src/organizations/naming';
import { eventually, throughout, wholeLog } from './fixtures/a-process';

const NAMES = ['Library', 'Archive', 'Reading Room'];

/** Its process dies at one of its calls of the log: before the call has done its work, or when it is `done`. */
type Wish = Readonly<{ wish: 'register' | 'rename'; id: number; name: string; diesAt: number; done: boolean }>;

const wishes = fc.array(
  fc.record<Wish>({
    wish: fc.constantFrom('register', 'rename'),
    id: fc.integer({ min: 1, max: 3 }),
    name: fc.constantFrom(...NAMES),
    diesAt: fc.oneof({ weight: 2, arbitrary: fc.constant(Number.POSITIVE_INFINITY) }, fc.integer({ min: 1, max: 12 })),
    done: fc.boolean(),
  }),
  { minLength: 2, maxLength: 6 },
);

describe('However registrations and renamings come between each other, and wherever they break off', () => {
  it('a name is borne by one organization at a time, and borne by none is free for the next', async () => {
    const run = async (first: readonly string[], racing: readonly Wish[], scheduler: fc.Scheduler) => {
      const store = new EmbeddedEventStore(':memory:');
      for (const [nth, name] of first.entries()) await naming(store, 'register', nth + 1, name);

      const race = racing.map((one) => naming(inTurns(store, scheduler, one), one.wish, one.id, one.name).catch(expectRefusal));
      await scheduler.waitFor(Promise.all(race));

      const borne = await calledInTheEnd(store);
      for (const [nth, name] of NAMES.entries()) {
        const next = naming(store, 'register', 10 + nth, name);
        if (borne.includes(name)) await expect(next).rejects.toMatchObject({ code: 'name-taken' });
        else expect(await next).toHaveLength(1);
      }
      expect((await calledInTheEnd(store)).toSorted()).toEqual(NAMES.toSorted());
      await store.close();
    };
    await fc.assert(fc.asyncProperty(fc.shuffledSubarray(NAMES), wishes, fc.scheduler(), run), { numRuns: 100 });
  });
});

const naming = (store: Pick<EventStore, 'read' | 'append'>, wish: Wish['wish'], id: number, name: string) => {
  const about = { category: 'Education', description: '', displayOrder: 50, subOrganizations: [] };
  const streams = new NamingStreams(new Streams(store as EventStore, { caughtUpTo: async () => true }));
  return streams.handle(
    organization,
    wish === 'register'
      ? new RegisterOrganization({ id, name, ...about }, eventually())
      : new RenameOrganization({ id, name }, eventually()),
  );
};

/** The store of one process among others: each of its answers comes when it is that one's turn, if the process lives. */
const inTurns = (store: EventStore, scheduler: fc.Scheduler, { diesAt, done }: Wish) => {
  let calls = 0;
  const call =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await scheduler.schedule(Promise.resolve());
      calls += 1;
      if (calls >= diesAt && !(done && calls === diesAt)) throw new Error('killed');
      const answer = await work(...args);
      if (calls >= diesAt) throw new Error('killed');
      return answer;
    };
  const { read, append } = throughout(store);
  return { ...throughout(store), read: call(read), append: call(append) };
};

const expectRefusal = (reason: Error) => {
  if (reason.message === 'killed') return;
  expect(reason).toBeInstanceOf(Rejected);
};

/** What organizations are called when all is recorded. Fails where two were called the same on the way. */
const calledInTheEnd = async (store: EventStore) => {
  const called = new Map<number, string>();
  for (const { type, data } of await wholeLog(store)) {
    if (type === 'OrganizationRegistered') called.set(data.id, data.name);
    if (type === 'OrganizationRenamed') called.set(data.id, data.to);
    expect(new Set(called.values()).size).toBe(called.size);
  }
  return [...called.values()];
};
