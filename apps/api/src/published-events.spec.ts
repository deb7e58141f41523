import fc from 'fast-check';
import { addDays, endDayOf, hasDate, type TownEvent } from '#libs/contracts';
import { CLUB, createTestTown, GAZETTE, HALL } from './duplicates/testing/test-town';
import { EventSuccessors } from './events/event-successors';
import { PublishedEvents } from './published-calendars/published-events';

const TODAY = '2026-11-20';
const SOON = { date: addDays(TODAY, 4) };

const outgoingsOf = ({ parts: { readModels, calendar, cards, directory, clock } }: ReturnType<typeof createTestTown>) =>
  new PublishedEvents(readModels, calendar, cards, new EventSuccessors(readModels, cards), directory, clock);

const toldBy = async (almanac: ReturnType<typeof createTestTown>) =>
  (await outgoingsOf(almanac).all()).map(({ event: { id, status } }) => [id, status]);

const sequenceOf = async (almanac: ReturnType<typeof createTestTown>, id: number) =>
  (await outgoingsOf(almanac).all()).find(({ event }) => event.id === id)?.sequence;

describe('What leaves the town', () => {
  it('is not told as withdrawn while another tells it, whichever of the two is gone', async () => {
    for (const gone of [1, 2]) {
      const almanac = createTestTown(TODAY);
      almanac.tell(1, HALL, SOON);
      almanac.tell(2, GAZETTE, SOON);
      await almanac.find();
      almanac.withdraw(gone);
      expect(await toldBy(almanac)).toEqual([[3 - gone, 'confirmed']]);
      almanac.withdraw(3 - gone);
      expect(await toldBy(almanac)).toEqual([[3 - gone, 'withdrawn']]);
    }
  });

  it('is told anew when what it was filled in from is, whichever was merged into the other', async () => {
    for (const [id, into] of [
      [2, 1],
      [1, 2],
    ] as const) {
      const almanac = createTestTown(TODAY);
      almanac.tell(1, HALL, SOON);
      almanac.tell(2, GAZETTE, SOON);
      almanac.merge(id, into);
      const before = await sequenceOf(almanac, 1);
      almanac.tell(2, GAZETTE, { ...SOON, description: 'Bring a chair' });
      expect(await almanac.shownEvents()).toMatchObject([{ id: 1, description: 'Bring a chair' }]);
      expect(await sequenceOf(almanac, 1)).toBeGreaterThan(before!);
    }
  });

  it('is told anew when what is merged with what it is merged with is', async () => {
    const almanac = createTestTown(TODAY);
    for (const organization of [HALL, GAZETTE, CLUB]) almanac.tell(organization, organization, SOON);
    almanac.merge(HALL, GAZETTE);
    almanac.merge(CLUB, GAZETTE);
    const before = await sequenceOf(almanac, HALL);
    almanac.tell(CLUB, CLUB, { ...SOON, description: 'Bring a chair' });
    expect(await sequenceOf(almanac, HALL)).toBeGreaterThan(before!);
  });
});

describe('Over any telling, merging, parting and withdrawing', () => {
  const who = fc.constantFrom(HALL, GAZETTE, CLUB);
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('tell' as const), who, days: fc.nat(3), length: fc.nat(4), words: fc.nat(2) }) }, // biome-ignore format: one each
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const), who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('part' as const), who, other: who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const), who, other: who }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 3 }) }) },
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  const afterEach = async (steps: readonly Step[], look: (view: Seen) => void) => {
    const almanac = createTestTown(TODAY);
    const outgoings = outgoingsOf(almanac);
    let today = TODAY;
    let next = 10;
    const ids = new Map([HALL, GAZETTE, CLUB].map((one) => [one, one]));
    const telling = new Map<number, Readonly<{ date: string; endDate?: string }>>();
    const parted = new Map<number, Set<number>>();
    const tell = (organization: number, days: number, length: number, words: number, cancelled = false) => {
      const date = addDays(TODAY, days);
      const about = {
        date,
        ...(length > 0 && { endDate: addDays(date, length) }),
        ...(words > 0 && { description: `Words ${words}` }),
      };
      telling.set(organization, about);
      almanac.tell(ids.get(organization)!, organization, about, cancelled);
    };
    for (const organization of ids.keys()) tell(organization, 1, 2, 0);
    await almanac.find();
    for (const one of steps) {
      if (one.kind === 'tell') tell(one.who, one.days, one.length, one.words);
      else if (one.kind === 'cancel') tell(one.who, 1, 2, 0, true);
      else if (one.kind === 'withdraw') {
        almanac.withdraw(ids.get(one.who)!);
        telling.delete(one.who);
      } else if (one.kind === 'pass') {
        today = addDays(today, one.days);
        almanac.comes(today);
      } else if (one.kind === 'rename') {
        const before = ids.get(one.who)!;
        const about = telling.get(one.who);
        if (about) {
          ids.set(one.who, next++);
          almanac.tell(ids.get(one.who)!, one.who, about);
          almanac.becomes(before, ids.get(one.who)!);
        }
      } else if (one.who !== one.other && one.kind === 'merge') {
        if (!parted.get(one.who)?.has(one.other)) almanac.merge(ids.get(one.who)!, ids.get(one.other)!);
      } else if (one.who !== one.other) {
        almanac.part(ids.get(one.who)!, ids.get(one.other)!);
        for (const [a, b] of [
          [one.who, one.other],
          [one.other, one.who],
        ] as const)
          parted.set(a, new Set([...(parted.get(a) ?? []), b]));
      }
      await almanac.find();
      look({ today, ids, telling, parted, cards: await almanac.cards(), outgoings: await outgoings.all() });
    }
  };
  type Seen = Readonly<{
    today: string;
    ids: ReadonlyMap<number, number>;
    telling: ReadonlyMap<number, Readonly<{ date: string; endDate?: string }>>;
    parted: ReadonlyMap<number, ReadonlySet<number>>;
    cards: readonly (readonly number[])[];
    outgoings: Awaited<ReturnType<PublishedEvents['all']>>;
  }>;
  const holds = (look: () => (view: Seen) => void) =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => afterEach(steps, look())),
      { numRuns: 150 },
    );

  it('an event is known by one number, that never falls and rises whenever something else is told of it', () =>
    holds(() => {
      const latest = new Map<number, Readonly<{ sequence: number; changedAt: string; text: string }>>();
      return ({ outgoings }) => {
        expect(new Set(outgoings.map(({ event }) => event.id)).size).toBe(outgoings.length);
        for (const { event, sequence, changedAt } of outgoings) {
          const [before, text] = [latest.get(event.id), JSON.stringify(event)];
          latest.set(event.id, { sequence, changedAt, text });
          if (!before) continue;
          expect(sequence).toBeGreaterThanOrEqual(before.sequence);
          expect(changedAt >= before.changedAt).toBe(true);
          if (text !== before.text) expect(sequence).toBeGreaterThan(before.sequence);
        }
      };
    }));

  it('nothing that another tells is told as withdrawn beside it', () =>
    holds(() => ({ cards, outgoings }) => {
      const cardOf = (id: number) => cards.find((card) => card.includes(id)) ?? [id];
      const statusOf = new Map(outgoings.map(({ event }) => [event.id, event.status]));
      for (const { event } of outgoings.filter(({ event }) => event.status === 'withdrawn'))
        expect(cardOf(event.id).filter((id) => statusOf.has(id))).toEqual([event.id]);
    }));

  it('what is parted stays apart, as whatever event it is told later', () =>
    holds(() => ({ ids, parted, cards }) => {
      for (const [one, others] of parted)
        for (const other of others)
          expect(cards.some((card) => card.includes(ids.get(one)!) && card.includes(ids.get(other)!))).toBe(false);
    }));

  it('whatever is still to come is shown until it is over, by itself or on the card it stands on', () =>
    holds(() => ({ today, ids, telling, cards, outgoings }) => {
      const isOver = (event: Pick<TownEvent, 'date' | 'endDate'>) => hasDate(event) && endDayOf(event) < today;
      for (const [organization, about] of telling) {
        if (isOver(about)) continue;
        const id = ids.get(organization)!;
        const card = cards.find((one) => one.includes(id)) ?? [id];
        const shownEvents = outgoings.filter(({ event }) => event.status !== 'withdrawn' && card.includes(event.id));
        expect(shownEvents).toHaveLength(1);
        expect(isOver(shownEvents[0]!.event)).toBe(false);
      }
    }));
});
