import fc from 'fast-check';
import { isHiddenOrganization, type TownEvent } from '#libs/contracts';
import { countByEntry, townEvents } from '#libs/contracts/testing';
import type { CatalogueContent, Listing, Schedule } from '#libs/domain';
import { documentsOf, projectionSpecFor } from '#libs/event-sourcing/testing';
import { type CountsByEnd, countShown, counts } from './counts.projection';

const { given } = projectionSpecFor(counts);
const [LIBRARY, KIDS, TEENS, BOOSTERS] = [4, 41, 42, 5];
const NOW = '2026-11-20T12:00:00-05:00';
const TODAY = '2026-11-20';

const published = (about: Partial<CatalogueContent> = {}, id = 1) => ({
  type: 'EventPublished' as const,
  data: {
    id,
    content: { name: 'Story time', organizationId: LIBRARY, category: 'Education', date: TODAY, time: '', ...about },
    origin: { source: 'library', uid: `uid-${id}`, instance: '' },
  },
});
const rescheduled = (listing: Listing, from: Schedule, to: Schedule) => ({
  type: 'EventRescheduled' as const,
  data: { id: 1, listing, from, to },
});
const relisted = (schedule: Schedule, from: Listing, to: Listing) => ({
  type: 'EventRelisted' as const,
  data: { id: 1, schedule, from, to },
});
const friday = { date: TODAY, time: '' };
const saturday = { date: '2026-11-21', time: '' };
const library = { organizationId: LIBRARY };

describe('how many cards an entry shows', () => {
  it('counts an event under its organization, its sub-organization and what is featured', () => {
    const once = [['2026-11-20|', 1]] as const;
    given(published({ subOrganizationId: KIDS, isPromoted: true })).then({ 4: { 4: once, '4/41': once, Featured: once } });
  });

  it('keeps together what is over on the same day', () => {
    given(published(), published({}, 2), published({ endDate: '2026-11-22' }, 3)).then({
      4: {
        4: [
          ['2026-11-20|', 2],
          ['2026-11-22|', 1],
        ],
      },
    });
  });

  it('counts an event without a date for ever, and an alert until it expires', () => {
    given(published({ date: '2099-12-31' }), published({ expiresAt: NOW }, 2)).then({
      4: {
        4: [
          [`2026-11-20|${NOW}`, 1],
          ['|', 1],
        ],
      },
    });
  });

  it('keeps organizations apart, what they promote too', () => {
    const promoted = { isPromoted: true };
    const once = [['2026-11-20|', 1]] as const;
    given(published(promoted), published({ ...promoted, organizationId: BOOSTERS }, 2)).then({
      4: { 4: once, Featured: once },
      5: { 5: once, Featured: once },
    });
  });

  it('follows an event to another day', () => {
    given(published(), rescheduled(library, friday, saturday)).then({ 4: { 4: [['2026-11-21|', 1]] } });
  });

  it('follows an event to another sub-organization', () => {
    const [kids, teens] = [KIDS, TEENS].map((subOrganizationId) => ({ ...library, subOrganizationId })) as [Listing, Listing];
    given(published(kids), relisted(friday, kids, teens)).then({
      4: { 4: [['2026-11-20|', 1]], '4/41': [], '4/42': [['2026-11-20|', 1]] },
    });
  });

  it('follows an event to another organization', () => {
    given(published(), relisted(friday, library, { organizationId: BOOSTERS })).then({
      4: { 4: [] },
      5: { 5: [['2026-11-20|', 1]] },
    });
  });

  it('follows an event that moves and is listed elsewhere at once', () => {
    const kids = { ...library, subOrganizationId: KIDS };
    given(published(), rescheduled(library, friday, saturday), relisted(saturday, library, kids)).then({
      4: { 4: [['2026-11-21|', 1]], '4/41': [['2026-11-21|', 1]] },
    });
  });

  it('counts an event that another tells no longer, until it is one of its own again', () => {
    const place = { id: 1, listing: library, schedule: friday };
    const merged = { type: 'EventMerged' as const, data: { ...place, into: 2 } };
    given(published(), merged).then({ 4: { 4: [] } });
    given(published(), merged, { type: 'EventRestored', data: place }).then({ 4: { 4: [['2026-11-20|', 1]] } });
  });

  it('counts an event that was withdrawn no longer, until it is announced again, wherever it was moved meanwhile', () => {
    const place = { id: 1, listing: library, schedule: friday };
    const withdrawn = { type: 'EventWithdrawn' as const, data: place };
    const restored = { type: 'EventRestored' as const, data: place };
    given(published(), withdrawn).then({ 4: { 4: [] } });
    given(published(), withdrawn, restored, rescheduled(library, friday, saturday)).then({ 4: { 4: [['2026-11-21|', 1]] } });
  });

  it('leaves out what is past or has expired', () => {
    const lasting: CountsByEnd = [
      ['2026-11-19|', 1],
      ['2026-11-20|', 10],
      ['|', 100],
      [`2026-11-20|${NOW}`, 1000],
    ];
    expect(countShown(lasting, NOW, TODAY)).toBe(110);
    expect(countShown(lasting, '2026-11-20T11:59:59-05:00', TODAY)).toBe(1110);
    expect(countShown(lasting, NOW, '2026-11-21')).toBe(100);
    expect(countShown([], NOW, TODAY)).toBe(0);
  });

  it('forgets what was over long before the last fact about its entry', () => {
    const on = (date: string, id: number) => published({ date }, id);
    given(on('2026-10-19', 1), on('2026-10-20', 2), on('2099-12-31', 3), on('2026-10-20', 4)).then({
      4: {
        4: [
          ['2026-10-20|', 2],
          ['|', 1],
        ],
      },
    });
    given(on('2026-10-19', 1), rescheduled(library, { date: '2026-10-19', time: '' }, saturday)).then({
      4: { 4: [['2026-11-21|', 1]] },
    });
  });

  it('is what one gets by counting the cards of all who are not hidden', () => {
    fc.assert(
      fc.property(townEvents(), (events) => {
        const imported = events.map(({ isUserCreated: _, ...event }) => ({ ...event, status: 'confirmed' as const }));
        const names = [...new Set(imported.flatMap(({ organization, subOrganization = '' }) => [organization, subOrganization]))];
        const documents = documentsOf(
          counts,
          imported.map((event) => publishing(event, names)),
        );
        const shownCounts = new Map<string, number>();
        for (const [organization, document] of Object.entries(documents)) {
          if (isHiddenOrganization(names[Number(organization) - 1]!)) continue;
          for (const [entry, lasting] of Object.entries(document)) {
            const name = entry.replace('/', '::').replace(/\d+/g, (id) => names[Number(id) - 1]!);
            shownCounts.set(name, (shownCounts.get(name) ?? 0) + countShown(lasting!, NOW, TODAY));
          }
        }
        expect(new Map([...shownCounts].filter(([, count]) => count > 0))).toEqual(countByEntry(imported, NOW, TODAY));
      }),
    );
  });
});

/** The id of a name is its index in the list. */
const publishing = ({ id, status: _, organization, subOrganization, ...content }: TownEvent, names: readonly string[]) => {
  const idOf = (name: string) => names.indexOf(name) + 1;
  const sub = subOrganization && { subOrganizationId: idOf(subOrganization) };
  return published({ ...content, organizationId: idOf(organization), ...sub }, id);
};
