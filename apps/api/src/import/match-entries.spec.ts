import fc from 'fast-check';
import { eventId, type Happening } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import { matchEntries } from './match-entries';

const SOURCE = 'Library / events.ics';
const TODAY = '2026-11-20';

const happening = (about: Partial<Happening> = {}): Happening => {
  const startTime = about.startTime ?? '2026-11-24T10:30:00-05:00';
  const told = {
    uid: 'story',
    name: 'Story time',
    date: startTime.slice(0, 10),
    time: '',
    location: 'Main hall',
    status: 'confirmed' as const,
  };
  return { ...told, startTime, instance: startTime, ...about };
};
const known = (id: number, about: Partial<Happening> = {}): SourceEntry => ({ ...happening(about), source: SOURCE, id });
const idsOf = (happenings: Happening[], entries: SourceEntry[] = []) =>
  matchEntries(SOURCE, happenings, entries, TODAY).map(({ id }) => id);
const at = (startTime: string) => ({ startTime, instance: startTime });

describe('What an operator imports', () => {
  it('is new when nothing like it is known, under an id derived from its identity', () => {
    const { uid, instance } = happening();
    expect(idsOf([happening()])).toEqual([eventId(SOURCE, uid, instance)]);
  });

  it('is the event of its UID and instance, whatever its publisher calls it today', () => {
    expect(idsOf([happening({ name: 'Story hour', location: 'Garden' })], [known(7)])).toEqual([7]);
  });

  it('is the event of its title, start and place when the publisher rotates UIDs', () => {
    expect(idsOf([happening({ uid: 'story-2026-11-24' })], [known(7)])).toEqual([7]);
  });

  it('is one event when a file holds it twice under two UIDs, today and the next time', () => {
    const twice = [happening({ uid: 'one' }), happening({ uid: 'two' })];
    expect(idsOf(twice)).toHaveLength(1);
    expect(idsOf(twice, [known(7, { uid: 'two' })])).toEqual([7]);
  });

  it('was moved when it is the only one under its UID, and was when it was still to come', () => {
    expect(idsOf([happening(at('2026-11-25T14:00:00-05:00'))], [known(7)])).toEqual([7]);
  });

  it('is the next one, not a moved one, when the one known is over', () => {
    const past = known(7, at('2026-11-17T10:30:00-05:00'));
    expect(idsOf([happening()], [past])).not.toContain(7);
  });

  it('is a further one when others stand under its UID', () => {
    const week = [happening(), happening(at('2026-12-01T10:30:00-05:00'))];
    expect(idsOf(week, [known(7)])[0]).toBe(7);
    expect(idsOf(week, [known(7)])[1]).not.toBe(7);
  });

  it('never means one event twice', () => {
    const anyHappening = fc
      .record({
        uid: fc.constantFrom('a', 'b', 'c'),
        name: fc.constantFrom('Story time', 'Chess'),
        day: fc.integer({ min: 20, max: 26 }),
      })
      .map(({ uid, name, day }) => happening({ uid, name, ...at(`2026-11-${day}T10:00:00-05:00`) }));
    fc.assert(
      fc.property(fc.array(anyHappening), fc.array(anyHappening), (before, after) => {
        const entries = matchEntries(SOURCE, before, [], TODAY).map(
          ({ id, happening: { uid, instance, name, date, startTime } }) => ({
            source: SOURCE,
            id,
            uid,
            instance,
            name,
            date,
            startTime,
            location: 'Main hall',
          }),
        );
        const ids = idsOf(after, entries);
        expect(new Set(ids).size).toBe(ids.length);
        expect(idsOf(before, entries).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
      }),
      { numRuns: 50 },
    );
  });
});
