import type { CatalogueDocument, CatalogueEntry } from '#projections';
import { composeVersions } from './compose-versions';

const createVersion = (id: number, about: Partial<CatalogueEntry> = {}): CatalogueDocument => ({
  event: {
    id,
    name: 'Chess',
    organizationId: id,
    category: 'Education',
    date: '2026-11-20',
    time: '7:00 PM',
    startTime: '2026-11-20T19:00:00-05:00',
    status: 'confirmed',
    ...about,
  },
  history: { publishedAt: '2026-11-01T12:00:00.000Z', changedAt: '2026-11-01T12:00:00.000Z' },
  lastDay: '2026-11-20',
  slug: 'chess--2026-11-20',
});
const card = (...versions: CatalogueDocument[]) => composeVersions(versions).event;

describe('A card of several tellings', () => {
  it('has the words of whose own it is, and what that leaves out from the others', () => {
    const own = createVersion(1, { name: 'Chess club', location: 'Main hall', sourceUrl: 'https://own.example' });
    const other = createVersion(2, {
      endTime: '2026-11-20T21:00:00-05:00',
      location: 'Library',
      address: '1 Church Road',
      description: 'Bring a board',
      sourceUrl: 'https://other.example',
    });
    expect(card(own, other)).toEqual({
      ...own.event,
      endTime: '2026-11-20T21:00:00-05:00',
      description: 'Bring a board',
      versions: [
        { organizationId: 1, sourceUrl: 'https://own.example' },
        { organizationId: 2, sourceUrl: 'https://other.example' },
      ],
    });
  });

  it('takes a place from another as a whole, and only where its own says none', () => {
    const where = { location: 'Library', address: '1 Church Road', coordinates: { latitude: 39.97, longitude: -74.95 } };
    expect(card(createVersion(1), createVersion(2, where))).toMatchObject(where);
    expect(card(createVersion(1, { location: 'Library' }), createVersion(2, where))).toMatchObject(where);
    expect(card(createVersion(1, { location: 'Annex' }), createVersion(2, where)).address).toBeUndefined();
  });

  it('tells that an operator has it featured, whichever of its tellings was chosen', () => {
    const other = createVersion(2, { isPromoted: true });
    const chosen = { ...other, history: { ...other.history, promotedBy: 'operator' as const } };
    expect(composeVersions([createVersion(1), chosen])).toMatchObject({
      event: { isPromoted: true },
      history: { promotedBy: 'operator' },
    });
    expect(composeVersions([createVersion(1), other]).history.promotedBy).toBeUndefined();
  });

  it('is cancelled when its own is, and on when only another says that it is not', () => {
    expect(card(createVersion(1, { status: 'cancelled' }), createVersion(2)).status).toBe('cancelled');
    expect(card(createVersion(1), createVersion(2, { status: 'cancelled' })).status).toBe('confirmed');
  });

  it('is the others’ when its own has vanished, and is gone when all have', () => {
    const gone = createVersion(1, { status: 'withdrawn' });
    expect(card(gone, createVersion(2), createVersion(3))).toMatchObject({
      id: 2,
      versions: [{ organizationId: 2 }, { organizationId: 3 }],
    });
    expect(card(gone, createVersion(2))).toEqual(createVersion(2).event);
    expect(card(gone, createVersion(2, { status: 'withdrawn' }))).toEqual(gone.event);
  });

  it('is what was shown last when all have vanished', () => {
    const goneOn = (id: number, day: number) => {
      const one = createVersion(id, { status: 'withdrawn' });
      return { ...one, history: { ...one.history, withdrawnAt: `2026-11-1${day}T12:00:00.000Z` } };
    };
    expect(card(goneOn(1, 2), goneOn(2, 3), goneOn(3, 1))).toMatchObject({ id: 2 });
    expect(card(goneOn(1, 3), goneOn(2, 2))).toMatchObject({ id: 1 });
  });

  it('is featured when any of them features it', () => {
    expect(card(createVersion(1), createVersion(2, { isPromoted: true })).isPromoted).toBe(true);
  });

  it('names an organization once that tells it in several calendars', () => {
    expect(card(createVersion(1), createVersion(2, { organizationId: 1 })).versions).toEqual([{ organizationId: 1 }]);
  });
});
