import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { countByEntry, townEvents } from '#libs/contracts/testing';
import type { CatalogueContent, Listing, Schedule } from '#libs/domain';
import { documentsOf, projectionSpecFor } from '#libs/event-sourcing/testing';
import { type CountsDocument, countIn, counts } from './counts.projection';

const { given } = projectionSpecFor(counts);
const NOW = '2026-11-20T12:00:00-05:00';
const TODAY = '2026-11-20';

const published = (about: Partial<CatalogueContent> = {}, id = 1) => ({
  type: 'EventPublished' as const,
  data: {
    id,
    content: { name: 'Story time', organization: 'Library', category: 'Education', date: TODAY, time: '', ...about },
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
const library = { organization: 'Library' };

describe('how many cards an entry shows', () => {
  it('counts an event under its organization, its sub-organization and what is featured', () => {
    given(published({ subOrganization: 'Kids', isPromoted: true })).then({
      Library: [['2026-11-20|', 1]],
      'Library::Kids': [['2026-11-20|', 1]],
      Featured: [['2026-11-20|', 1]],
    });
  });

  it('keeps together what is over on the same day', () => {
    given(published(), published({}, 2), published({ endDate: '2026-11-22' }, 3)).then({
      Library: [
        ['2026-11-20|', 2],
        ['2026-11-22|', 1],
      ],
    });
  });

  it('counts an event without a date for ever, and an alert until it expires', () => {
    given(published({ date: '2099-12-31' }), published({ expiresAt: NOW }, 2)).then({
      Library: [
        ['|', 1],
        [`2026-11-20|${NOW}`, 1],
      ],
    });
  });

  it("knows nothing of 'wzy'", () => {
    given(published({ organization: 'WZY', subOrganization: 'Kids', isPromoted: true })).then({});
  });

  it('follows an event to another day', () => {
    given(published(), rescheduled(library, friday, saturday)).then({ Library: [['2026-11-21|', 1]] });
  });

  it('follows an event to another sub-organization', () => {
    const [kids, teens] = ['Kids', 'Teens'].map((subOrganization) => ({ ...library, subOrganization })) as [Listing, Listing];
    given(published(kids), relisted(friday, kids, teens)).then({
      Library: [['2026-11-20|', 1]],
      'Library::Kids': [],
      'Library::Teens': [['2026-11-20|', 1]],
    });
  });

  it('follows an event that moves and is listed elsewhere at once', () => {
    const kids = { ...library, subOrganization: 'Kids' };
    given(published(), rescheduled(library, friday, saturday), relisted(saturday, library, kids)).then({
      Library: [['2026-11-21|', 1]],
      'Library::Kids': [['2026-11-21|', 1]],
    });
  });

  it("loses an event that goes to 'wzy'", () => {
    given(published(), relisted(friday, library, { organization: 'wzy' })).then({ Library: [] });
  });

  it('counts an event that another tells no longer, until it is one of its own again', () => {
    const place = { id: 1, listing: library, schedule: friday };
    const merged = { type: 'EventMerged' as const, data: { ...place, into: 2 } };
    given(published(), merged).then({ Library: [] });
    given(published(), merged, { type: 'EventRestored', data: place }).then({ Library: [['2026-11-20|', 1]] });
  });

  it('leaves out what is past or has expired', () => {
    const document: CountsDocument = [
      ['2026-11-19|', 1],
      ['2026-11-20|', 10],
      ['|', 100],
      [`2026-11-20|${NOW}`, 1000],
    ];
    expect(countIn(document, NOW, TODAY)).toBe(110);
    expect(countIn(document, '2026-11-20T11:59:59-05:00', TODAY)).toBe(1110);
    expect(countIn(document, NOW, '2026-11-21')).toBe(100);
    expect(countIn([], NOW, TODAY)).toBe(0);
  });

  it('is what one gets by counting the cards', () => {
    fc.assert(
      fc.property(townEvents(), (events) => {
        const imported = events.map(({ isUserCreated: _, ...event }) => ({ ...event, status: 'confirmed' as const }));
        const documents = documentsOf(counts, imported.map(publishing));
        const shown = Object.entries(documents).map(([entry, document]) => [entry, countIn(document, NOW, TODAY)] as const);
        expect(new Map(shown.filter(([, count]) => count > 0))).toEqual(countByEntry(imported, NOW, TODAY));
      }),
    );
  });
});

const publishing = ({ id, status: _, ...content }: TownEvent) => published(content, id);
