import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import type { Happening } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import { differenceOf } from './difference';
import { happening, on } from './testing/town';

const TODAY = '2026-11-20';

const aHappening = (id: number, about: Partial<Happening> = {}): Happening =>
  happening({ uid: `uid-${id}`, name: `Event ${id}`, ...on(addDays(TODAY, id)), ...about });
const entry = (id: number, about: Partial<SourceEntry> = {}): SourceEntry => {
  const { uid, instance, name, date, startTime, location } = aHappening(id);
  return {
    id,
    source: 'library',
    uid,
    instance,
    name,
    date,
    ...(startTime && { startTime }),
    ...(location && { location }),
    ...about,
  };
};
const told = (id: number, about: Partial<Happening> = {}) => ({ id, happening: aHappening(id, about), doubles: [] });

describe('What a load that is held back would change', () => {
  it('is what would go, what would be told otherwise beside how it stands, and what would come', () => {
    const known = [entry(1), entry(2), entry(3)];
    const settled = [told(1), told(2, { name: 'Event 2', status: 'cancelled' }), told(4)];
    const { gone, changed, added } = differenceOf(settled, known, [entry(3)]);
    expect(gone).toMatchObject([{ id: 3, name: 'Event 3' }]);
    expect(changed).toMatchObject([{ id: 2, isCancelled: true, was: { id: 2, name: 'Event 2' } }]);
    expect(changed[0]!.was).not.toHaveProperty('isCancelled');
    expect(added).toMatchObject([{ id: 4 }]);
  });

  it('counts as new what stands nowhere any more', () => {
    const { changed, added } = differenceOf([told(1)], [entry(1, { isWithdrawn: true })], []);
    expect([changed, added.map(({ id }) => id)]).toEqual([[], [1]]);
  });

  it('names each event once, whatever the load tells, and by day', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.uniqueArray(fc.nat(30)), fc.boolean(), (before, now, isRenamed) => {
        const known = before.map((id) => entry(id));
        const settled = now.map((id) => told(id, isRenamed ? { name: 'All' } : {}));
        const { gone, changed, added } = differenceOf(
          settled,
          known,
          known.filter(({ id }) => !now.includes(id)),
        );
        const both = before.filter((id) => now.includes(id));
        expect(gone.map(({ id }) => id)).toEqual(before.filter((id) => !now.includes(id)).toSorted((a, b) => a - b));
        expect(changed.map(({ id }) => id)).toEqual(isRenamed ? both.toSorted((a, b) => a - b) : []);
        expect(added.map(({ id }) => id)).toEqual(now.filter((id) => !before.includes(id)).toSorted((a, b) => a - b));
      }),
    );
  });
});
