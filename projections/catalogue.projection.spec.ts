import type {
  CatalogueContent,
  EventCancelled,
  EventPublished,
  EventRebooked,
  EventRelisted,
  EventRevised,
  FieldChanges,
} from '#libs/domain';
import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { catalogue, privateSlugOf } from './catalogue.projection';

const { given } = projectionSpecFor(catalogue);
const content: CatalogueContent = {
  name: 'Story Time',
  organizationId: 4,
  category: 'Education',
  date: '2026-11-20',
  time: '10:00 AM',
  location: 'Main hall',
};
const published = (id: number, about: Partial<CatalogueContent> = {}): EventPublished => ({
  type: 'EventPublished',
  data: { id, content: { ...content, ...about }, origin: { source: 'library', uid: `uid-${id}`, instance: '' } },
});
const history = { publishedAt: testMetadata.time, changedAt: testMetadata.time };
const document = (id: number, about: object = {}, found: object = {}) => ({
  event: { id, ...content, status: 'confirmed' as const, ...about },
  history,
  lastDay: '2026-11-20',
  slug: 'story-time--2026-11-20',
  ...found,
});
const schedule = { date: '2026-11-20', time: '10:00 AM' };
const listing = { organizationId: 4 };
const formerDetails = { name: 'Story Time', date: '2026-11-20', location: 'Main hall', until: testMetadata.time };

describe('the catalogue', () => {
  describe('of an event that was made private', () => {
    const listed = { listing, schedule };
    const hidden = { type: 'EventMadePrivate' as const, data: { id: 1, listed } };
    const words = JSON.stringify(content).match(/[A-Z]\w+|\d{4}-\d\d-\d\d/g)!;

    it('holds nothing that was told of it', () => {
      const renamed: EventRevised = {
        type: 'EventRevised',
        data: { id: 1, changes: { name: { from: 'Story Time', to: 'Board' } } },
      };
      given(published(1), renamed, hidden).then({
        1: {
          event: {
            ...{ id: 1, organizationId: 4, name: 'No longer public', category: '', date: '', time: '' },
            ...{ status: 'withdrawn', isPrivate: true },
          },
          history: { ...history, withdrawnAt: testMetadata.time },
          lastDay: '9999-12-31',
          slug: '',
          privateSlug: privateSlugOf('board--2026-11-20'),
          hiddenUpTo: 2,
        },
      });
      for (const word of words) expect(privateSlugOf('story-time--2026-11-20')).not.toContain(word);
    });

    it('holds nothing of what is on in its place', () => {
      const rebooked: EventRebooked = { type: 'EventRebooked', data: { id: 1, as: 8 } };
      given(published(1), rebooked, { type: 'EventCancelled', data: { id: 1 } }, hidden, published(1)).then({
        1: document(1, {}, { hiddenUpTo: 3 }),
      });
    });

    it('tells it again when it is published anew, and still what nobody may read', () => {
      given(published(1), hidden, published(1)).then({ 1: document(1, {}, { hiddenUpTo: 1 }) });
    });
  });

  it('has a document for each event', () => {
    given(published(1), published(2)).then({ 1: document(1), 2: document(2) });
  });

  it('finds a fair by its last day and an event without a date behind all others', () => {
    given(published(1, { endDate: '2026-11-22' }), published(2, { date: '2099-12-31' })).then({
      1: document(1, { endDate: '2026-11-22' }, { lastDay: '2026-11-22' }),
      2: document(2, { date: '2099-12-31' }, { lastDay: '9999-12-31', slug: 'story-time--2099-12-31' }),
    });
  });

  it('moves an event with its last day and its slug', () => {
    const to = { ...schedule, date: '2026-11-27' };
    given(published(1), { type: 'EventRescheduled', data: { id: 1, listing, from: schedule, to } }).then({
      1: document(
        1,
        { date: '2026-11-27' },
        {
          history: { ...history, formerTime: { ...schedule, until: testMetadata.time } },
          lastDay: '2026-11-27',
          slug: 'story-time--2026-11-27',
          formerly: [formerDetails],
        },
      ),
    });
  });

  it('lists an event where its publisher lists it now', () => {
    const kids = { ...listing, subOrganizationId: 41, isPromoted: true };
    const listed: EventRelisted = { type: 'EventRelisted', data: { id: 1, schedule, from: listing, to: kids } };
    given(published(1), listed).then({ 1: document(1, { subOrganizationId: 41, isPromoted: true }) });
    given(published(1), listed, { type: 'EventRelisted', data: { id: 1, schedule, from: kids, to: listing } }).then({
      1: document(1),
    });
  });

  it('knows as long as an operator has it featured that it is not its publisher who asked for it', () => {
    const featured = { ...listing, isPromoted: true };
    const by = (promoted: boolean, from: object, to: object) =>
      ({ type: 'EventRelisted', data: { id: 1, schedule, from, to, promoted } }) as EventRelisted;
    const chosen = document(1, { isPromoted: true }, { history: { ...history, promotedBy: 'operator' } });
    const toKids = { from: featured, to: { ...featured, subOrganizationId: 41 } };
    given(published(1), by(true, listing, featured)).then({ 1: chosen });
    given(published(1), by(true, listing, featured), { type: 'EventRelisted', data: { id: 1, schedule, ...toKids } }).then({
      1: { ...chosen, event: { ...chosen.event, subOrganizationId: 41 } },
    });
    given(published(1), by(true, listing, featured), by(false, featured, listing)).then({ 1: document(1) });
  });

  it('has what was revised, and no longer what was taken away', () => {
    const changes = { name: { from: 'Story Time', to: 'Story Hour' }, location: { from: 'Main hall', to: null } };
    const { location: _, ...placeless } = content;
    given(published(1), { type: 'EventRevised', data: { id: 1, changes } }).then({
      1: {
        event: { id: 1, ...placeless, name: 'Story Hour', status: 'confirmed' },
        history: { ...history, formerName: { name: 'Story Time', until: history.changedAt } },
        lastDay: '2026-11-20',
        slug: 'story-hour--2026-11-20',
        formerly: [formerDetails],
      },
    });
  });

  it('keeps what it told last before, whatever becomes of it, and nothing that tells it from no other', () => {
    const renamed = (from: string, to: string): EventRevised => ({
      type: 'EventRevised',
      data: { id: 1, changes: { name: { from, to } } },
    });
    const names = Array.from({ length: 12 }, (_, nth) => `Story Time ${nth}`);
    const renamings = names.slice(1).map((name, nth) => renamed(names[nth]!, name));
    const described = { description: { from: null, to: 'Bring a pillow.' } };
    given(
      published(1, { name: names[0]! }),
      ...renamings,
      { type: 'EventRevised', data: { id: 1, changes: described } },
      { type: 'EventCancelled', data: { id: 1 } },
    ).then({
      1: document(
        1,
        { name: names[11]!, description: 'Bring a pillow.', status: 'cancelled' },
        {
          slug: 'story-time-11--2026-11-20',
          history: { ...history, formerName: { name: names[10]!, until: testMetadata.time } },
          formerly: names.slice(1, 11).map((name) => ({ ...formerDetails, name })),
        },
      ),
    });
  });

  it('remembers where a moved event was to be when only the coordinates of its address are corrected', () => {
    const revised = (changes: FieldChanges): EventRevised => ({ type: 'EventRevised', data: { id: 1, changes } });
    const [main, church] = ['1 Main Street', '22 Church Street'];
    const [wrong, right] = [40.82, 40.83].map((latitude) => ({ latitude, longitude: -74.22 }));
    given(
      published(1, { address: main }),
      revised({ address: { from: main, to: church }, coordinates: { from: null, to: wrong } }),
      revised({ address: { from: church, to: church }, coordinates: { from: wrong, to: right } }),
    ).then({
      1: document(
        1,
        { address: church, coordinates: right },
        {
          history: { ...history, formerPlace: { location: 'Main hall', address: main, until: testMetadata.time } },
          formerly: [{ ...formerDetails, address: main }],
        },
      ),
    });
  });

  it('keeps a cancelled event, marked, until it is on again', () => {
    const cancelled: EventCancelled = { type: 'EventCancelled', data: { id: 1 } };
    given(published(1), cancelled).then({ 1: document(1, { status: 'cancelled' }) });
    given(published(1), cancelled, { type: 'EventReinstated', data: { id: 1 } }).then({
      1: document(1, {}, { history: { ...history, reinstatedAt: history.changedAt } }),
    });
  });

  it('keeps an event that its publisher no longer announces, with since when, until it is announced again', () => {
    const place = { listing: { organizationId: 4 }, schedule: { date: '2026-11-20', time: '' } };
    const cancelled = { type: 'EventCancelled' as const, data: { id: 1 } };
    const withdrawn = { type: 'EventWithdrawn' as const, data: { id: 1, ...place } };
    const restored = { type: 'EventRestored' as const, data: { id: 1, ...place } };
    const since = { history: { ...history, withdrawnAt: testMetadata.time } };
    given(published(1), withdrawn).then({ 1: document(1, { status: 'withdrawn' }, since) });
    given(published(1), cancelled, withdrawn, restored).then({
      1: document(1, {}, { history: { ...history, returnedAt: testMetadata.time } }),
    });
  });

  it('withdraws an event that another tells, and knows which, until it is one of its own again', () => {
    const place = { listing: { organizationId: 4 }, schedule: { date: '2026-11-20', time: '' } };
    const merged = { type: 'EventMerged' as const, data: { id: 1, into: 2, ...place } };
    given(published(1), merged).then({ 1: document(1, { status: 'withdrawn' }, { mergedInto: 2 }) });
    given(published(1), merged, { type: 'EventRestored', data: { id: 1, ...place } }).then({ 1: document(1) });
  });

  it('leaves an event as it is told when another source tells it too', () => {
    const place = { listing: { organizationId: 4 }, schedule: { date: '2026-11-20', time: '' } };
    const merged = { type: 'EventMerged' as const, data: { id: 1, into: 2, ...place, rule: 'same title', score: 1 } };
    given(published(1), merged).then({ 1: document(1) });
  });
});
