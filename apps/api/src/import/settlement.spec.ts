import fc from 'fast-check';
import { contentKeyOf, type FeedOccurrence, toEventId } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import { settleOccurrences } from './settlement';
import { dayOf, histories } from './testing/file-histories';
import { createOccurrence, createTestTown, startingOn as onDay, SOURCE } from './testing/test-town';

const TODAY = '2026-11-20';

const createEntry = (id: number, about: Partial<FeedOccurrence> = {}): SourceEventDocument => ({
  ...createOccurrence(about),
  source: SOURCE,
  id,
});
const settledIn = (occurrences: FeedOccurrence[], entries: SourceEventDocument[] = []) =>
  settleOccurrences({
    source: SOURCE,
    occurrences,
    knownEntries: entries,
    moment: { today: TODAY, now: `${TODAY}T12:00:00-05:00` },
  });
const idsOf = (occurrences: FeedOccurrence[], entries: SourceEventDocument[] = []) =>
  settledIn(occurrences, entries).map(({ id }) => id);
const on = (day: number) => onDay(dayOf({ day }));

describe('What an operator imports', () => {
  it('is new when nothing like it is known, under an id derived from its identity', () => {
    const { uid, instance } = createOccurrence();
    expect(idsOf([createOccurrence()])).toEqual([toEventId(SOURCE, uid, instance)]);
  });

  it('is the event of its UID and instance, whatever its publisher calls it today', () => {
    expect(idsOf([createOccurrence({ name: 'Story hour', location: 'Garden' })], [createEntry(7)])).toEqual([7]);
  });

  it('is the event of its title, start and place when the publisher rotates UIDs', () => {
    expect(idsOf([createOccurrence({ uid: 'story-2026-11-24' })], [createEntry(7)])).toEqual([7]);
  });

  it('was moved when it is the only one under its UID, and was when it was still to come', () => {
    expect(idsOf([createOccurrence(on(25))], [createEntry(7)])).toEqual([7]);
  });

  it('was moved even when it comes to stand where another stood that moved too', () => {
    const load = [createOccurrence({ uid: 'one', ...on(27) }), createOccurrence({ uid: 'two', ...on(30) })];
    expect(idsOf(load, [createEntry(1, { uid: 'one', ...on(24) }), createEntry(2, { uid: 'two', ...on(27) })])).toEqual([1, 2]);
  });

  it('was moved when it bears the UID that the event had before, and nothing else does', () => {
    expect(idsOf([createOccurrence(on(25))], [createEntry(7, { uid: 'story-2' })])).not.toContain(7);
    expect(idsOf([createOccurrence(on(25))], [{ ...createEntry(7, { uid: 'story-2' }), uidBefore: 'story' }])).toEqual([7]);
  });

  it('was moved while it is going on: a fair is over when its last day is', () => {
    const fair = (hour: number) =>
      createOccurrence({ ...on(19), startTime: `2026-11-19T${hour}:00:00-05:00`, endDate: '2026-11-22' });
    expect(idsOf([{ ...fair(12), instance: 'at noon' }], [{ ...createEntry(7), ...fair(10) }])).toEqual([7]);
  });

  it('is the next one, not a moved one, when the one known is over', () => {
    expect(idsOf([createOccurrence()], [createEntry(7, on(17))])).not.toContain(7);
  });

  it('is the next one when the one known ended this morning, and was moved when that lasts still or ends nobody knows when', () => {
    const begun = { startTime: `${TODAY}T09:00:00-05:00`, instance: 'this morning', date: TODAY };
    const ending = (hour: string, about: Partial<FeedOccurrence> = {}) =>
      idsOf([createOccurrence()], [createEntry(7, { ...begun, endTime: `${TODAY}T${hour}:00-05:00`, ...about })]);
    expect(ending('11:30')).not.toContain(7);
    expect(ending('12:00')).not.toContain(7);
    expect(ending('12:30')).toEqual([7]);
    expect(idsOf([createOccurrence()], [createEntry(7, begun)])).toEqual([7]);
    expect(ending('09:00')).toEqual([7]);
    expect(ending('11:30', { endDate: '2026-11-22' })).toEqual([7]);
  });

  it('is a further one when others stand under its UID', () => {
    expect(idsOf([createOccurrence(), createOccurrence(on(28))], [createEntry(7)])[0]).toBe(7);
    expect(idsOf([createOccurrence(), createOccurrence(on(28))], [createEntry(7)])[1]).not.toBe(7);
  });

  it('is new when it bears the old title of one that was renamed', () => {
    const [renamed, added] = idsOf(
      [createOccurrence({ uid: 'a', name: 'Story hour' }), createOccurrence({ uid: 'b' })],
      [createEntry(7, { uid: 'a' })],
    );
    expect([renamed, added]).toEqual([7, toEventId(SOURCE, 'b', createOccurrence().instance)]);
  });

  it('gets an id of its own when the one derived from its identity went to an event that is called otherwise now', () => {
    const id = toEventId(SOURCE, 'story', createOccurrence().instance);
    const moved = createEntry(id, { uid: 'other', ...on(28) });
    const [again] = idsOf([createOccurrence()], [moved]);
    expect(again).not.toBe(id);
    expect(idsOf([createOccurrence()], [moved])).toEqual([again]);
  });

  it('is one event when a file holds it twice under two UIDs, today and the next time', () => {
    const twice = [createOccurrence({ uid: 'one' }), createOccurrence({ uid: 'two' })];
    expect(idsOf(twice)).toHaveLength(1);
    expect(idsOf(twice, [createEntry(7, { uid: 'two' })])).toEqual([7]);
  });

  it('is told as before when UIDs were swapped, at one start or at two, under one title or under two', () => {
    const chess = { name: 'Chess', location: 'Garden' };
    const load = [createOccurrence({ uid: 'two' }), createOccurrence({ uid: 'one', ...chess })];
    expect(idsOf(load, [createEntry(1, { uid: 'one' }), createEntry(2, { uid: 'two', ...chess })])).toEqual([1, 2]);
    const later = [createOccurrence({ uid: 'two' }), createOccurrence({ uid: 'one', ...on(27) })];
    expect(idsOf(later, [createEntry(1, { uid: 'one' }), createEntry(2, { uid: 'two', ...on(27) })])).toEqual([1, 2]);
  });

  it('is told as before when each took the UID of the next', () => {
    const days = [24, 25, 26];
    const load = ['b', 'c', 'd'].map((uid, i) => createOccurrence({ uid, ...on(days[i]!) }));
    expect(
      idsOf(
        load,
        ['a', 'b', 'c'].map((uid, i) => createEntry(i + 1, { uid, ...on(days[i]!) })),
      ),
    ).toEqual([1, 2, 3]);
    const titled = load.map((one, i) => ({ ...one, name: `Story ${i}` }));
    const entries = ['a', 'b', 'c'].map((uid, i) => createEntry(i + 1, { uid, name: `Story ${i}`, ...on(days[i]!) }));
    expect(idsOf([...titled, createOccurrence({ uid: 'a', name: 'Chess', ...on(27) })], entries).slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('was moved when all of them were, each to where the next one was', () => {
    const entries = ['a', 'b', 'c'].map((uid, i) => createEntry(i + 1, { uid, ...on(24 + i) }));
    const load = ['a', 'b', 'c'].map((uid, i) => createOccurrence({ uid, ...on(25 + i) }));
    expect(idsOf(load, entries)).toEqual([1, 2, 3]);
  });

  it('is another happening at another place under the same UID, in whichever order they are told', () => {
    const [hall, garden] = [createOccurrence(), createOccurrence({ location: 'Garden' })];
    const [one, two] = idsOf([hall, garden]);
    expect(one).not.toBe(two);
    const entries = [createEntry(one!), createEntry(two!, { location: 'Garden' })];
    expect(idsOf([garden, hall], entries)).toEqual([two, one]);
    expect(idsOf([createOccurrence({ location: 'Attic' }), hall], entries)).toEqual([two, one]);
  });

  it('is the event that was withdrawn when it is announced again, moved or not, and no new one', () => {
    const withdrawn: SourceEventDocument = { ...createEntry(7), isWithdrawn: true };
    expect(idsOf([createOccurrence()], [withdrawn])).toEqual([7]);
    expect(idsOf([createOccurrence(on(28))], [withdrawn])).toEqual([7]);
    expect(idsOf([createOccurrence({ uid: 'rotated' })], [withdrawn])).toEqual([7]);
  });

  it('is rather an event that is shown than one that was withdrawn, and rather that than one that another tells', () => {
    const shownEntry = createEntry(1, { uid: 'one' });
    const withdrawn: SourceEventDocument = { ...createEntry(2, { uid: 'two' }), isWithdrawn: true };
    const merged: SourceEventDocument = { ...createEntry(3, { uid: 'three' }), isMerged: true };
    expect(idsOf([createOccurrence({ uid: 'new' })], [merged, withdrawn, shownEntry])).toEqual([1]);
    expect(idsOf([createOccurrence({ uid: 'new' })], [merged, withdrawn])).toEqual([2]);
  });

  it('leaves no other event that tells the same: what came to stand where another stood has it as its double', () => {
    const [one] = settledIn(
      [createOccurrence({ uid: 'one', ...on(27) })],
      [createEntry(1, { uid: 'one', ...on(24) }), createEntry(2, { uid: 'gone', ...on(27) })],
    );
    expect(one).toMatchObject({ id: 1, doubles: [2] });
  });
});

describe('Any history of loads', () => {
  it('shows every distinct happening of the last load exactly once, and records nothing when that is loaded again', () => {
    fc.assert(
      fc.property(histories({ placesApart: true }), (loads) => {
        const { load, shownEvents } = createTestTown();
        for (const entries of loads) {
          const occurrences = entries.map(({ uid, ...about }) => createOccurrence({ uid, ...about, ...on(about.day) }));
          load({ occurrences }, TODAY, true);
          const contentKeys = shownEvents().map(contentKeyOf);
          for (const likeness of occurrences.map(contentKeyOf))
            expect(contentKeys.filter((one) => one === likeness)).toEqual([likeness]);
          expect(load({ occurrences }, TODAY, true).facts.filter(({ type }) => type !== 'EventWithdrawn')).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('comes to rest with twins that a file tells by turns, the one, the other, or both in either order', () => {
    const { load, shownEvents } = createTestTown();
    const [one, two] = [createOccurrence({ uid: 'one' }), createOccurrence({ uid: 'two' })];
    const { id } = settledIn([one])[0]!;
    for (const occurrences of [[one], [two], [one, two], [two, one], [one], [two, one], [two]]) {
      load({ occurrences }, TODAY);
      expect(load({ occurrences }, TODAY).facts).toEqual([]);
      expect(shownEvents()).toMatchObject([{ id }]);
    }
  });

  it('knows a rotated event that moves later for the same event', () => {
    const { load, shownEvents } = createTestTown();
    load({ occurrences: [createOccurrence({ uid: 'a' })] }, TODAY);
    const { id } = shownEvents()[0]!;
    load({ occurrences: [createOccurrence({ uid: 'b' })] }, TODAY);
    load({ occurrences: [createOccurrence({ uid: 'b', ...on(28) })] }, TODAY);
    expect(shownEvents()).toMatchObject([{ id, date: '2026-11-28' }]);
  });
});
