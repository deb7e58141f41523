import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import type { CatalogueContent } from '#libs/domain';
import type { FeedOccurrence } from '#libs/integrations';
import type { CatalogueEntry, SourceEventDocument } from '#projections';
import { computeDifference } from './difference';
import { createOccurrence, startingOn } from './testing/test-town';
import { toEventContent } from './to-event-content';

const TODAY = '2026-11-20';

const aHappening = (id: number, about: Partial<FeedOccurrence> = {}): FeedOccurrence =>
  createOccurrence({ uid: `uid-${id}`, name: `Event ${id}`, ...startingOn(addDays(TODAY, id)), ...about });
const contentIn = (one: FeedOccurrence): CatalogueContent => toEventContent(one, { organizationId: 7 }, 'Library');
const entry = (id: number, about: Partial<SourceEventDocument> = {}): SourceEventDocument => {
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
const createEvent = (id: number, about: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  ...contentIn(aHappening(id)),
  ...{ id, status: 'confirmed' },
  ...about,
});
const createProposal = (id: number, about: Partial<FeedOccurrence> = {}) => {
  const one = aHappening(id, about);
  return { id, happening: one, content: contentIn(one) };
};

describe('What a load that is held back would change', () => {
  it('is what would go, what would be told otherwise beside how it stands, and what would come', () => {
    const { gone, changed, added } = computeDifference({
      proposed: [createProposal(1), createProposal(2, { name: 'Event 2', status: 'cancelled' }), createProposal(4)],
      knownEntries: [entry(1), entry(2), entry(3)],
      shownEvents: [createEvent(1), createEvent(2), createEvent(3)],
      missing: [entry(3)],
    });
    expect(gone).toMatchObject([{ id: 3, name: 'Event 3' }]);
    expect(changed).toMatchObject([{ id: 2, isCancelled: true, was: { id: 2, name: 'Event 2' } }]);
    expect(changed[0]!.was).not.toHaveProperty('isCancelled');
    expect(changed[0]!).not.toHaveProperty('changes');
    expect(added).toMatchObject([{ id: 4 }]);
  });

  it('tells whatever else a publisher says of an event, what is long by name alone', () => {
    const { changed } = computeDifference({
      proposed: [
        createProposal(1, { price: 'Free', description: 'x'.repeat(300), imageUrl: 'https://a.example/b.png' }),
        createProposal(2),
      ],
      knownEntries: [entry(1), entry(2)],
      shownEvents: [createEvent(1, { price: '$5', address: '1 Main Street' }), createEvent(2, { isPromoted: true })],
      missing: [],
    });
    expect(changed.map(({ id }) => id)).toEqual([1]);
    expect(changed[0]!.changes!.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      { field: 'address', was: '1 Main Street' },
      { field: 'description' },
      { field: 'imageUrl', is: 'https://a.example/b.png' },
      { field: 'price', was: '$5', is: 'Free' },
    ]);
  });

  it('counts as new what stands nowhere any more', () => {
    const isWithdrawn = entry(1, { isWithdrawn: true });
    const { changed, added } = computeDifference({
      proposed: [createProposal(1)],
      knownEntries: [isWithdrawn],
      shownEvents: [createEvent(1)],
      missing: [],
    });
    expect([changed, added.map(({ id }) => id)]).toEqual([[], [1]]);
  });

  it('names each event once, whatever the load tells, and by day', () => {
    const words = fc.constantFrom<Partial<FeedOccurrence>>(
      {},
      { name: 'All' },
      { description: 'Other words' },
      { price: 'Free' },
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.uniqueArray(fc.nat(30)), words, (before, now, about) => {
        const knownEntries = before.map((id) => entry(id));
        const { gone, changed, added } = computeDifference({
          ...{
            proposed: now.map((id) => createProposal(id, about)),
            knownEntries,
            shownEvents: before.map((id) => createEvent(id)),
          },
          missing: knownEntries.filter(({ id }) => !now.includes(id)),
        });
        const both = before.filter((id) => now.includes(id));
        const isOther = Object.keys(about).length > 0;
        expect(gone.map(({ id }) => id)).toEqual(before.filter((id) => !now.includes(id)).toSorted((a, b) => a - b));
        expect(changed.map(({ id }) => id)).toEqual(isOther ? both.toSorted((a, b) => a - b) : []);
        expect(added.map(({ id }) => id)).toEqual(now.filter((id) => !before.includes(id)).toSorted((a, b) => a - b));
      }),
    );
  });
});
