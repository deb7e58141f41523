import fc from 'fast-check';
import { eventSlugOf } from './slug';
import { findEventBySlug, parseEventId } from './slug-lookup';
import { anEvent, TODAY, townEvents } from './testing';

const concert = (id: number, date: string, about = {}) => anEvent({ id, name: 'Concert', displayDate: 'Advent', date, ...about });
const picked = (...events: ReturnType<typeof concert>[]) => findEventBySlug(events, 'concert--advent', TODAY)?.id;

describe('an address', () => {
  it('that is a number is an id', () => {
    expect(parseEventId('4217')).toBe(4217);
    expect(['fall-play--2026-11-20', '2026-11-20', '', '1e3', '-1', '99999999999999999999'].map(parseEventId)).toEqual(
      Array(6).fill(null),
    );
  });

  it('that nobody gave an event leads nowhere', () => {
    expect(findEventBySlug([anEvent()], 'picnic--2026-11-20', TODAY)).toBeUndefined();
    expect(findEventBySlug([], '', TODAY)).toBeUndefined();
  });

  it('shared by the concerts of several years means the next one', () => {
    expect(picked(concert(3, '2027-12-05'), concert(1, '2025-12-05'), concert(2, '2026-12-05'))).toBe(2);
  });

  it('means the one that is running', () => {
    expect(picked(concert(1, '2026-11-18', { endDate: '2026-11-22' }), concert(2, '2026-12-05'))).toBe(1);
  });

  it('means the last one when all are over', () => {
    expect(picked(concert(1, '2024-12-05'), concert(3, '2025-12-05'), concert(2, '2023-12-05'))).toBe(3);
  });

  it('means the one that takes place rather than the one that was cancelled or withdrawn', () => {
    expect(picked(concert(1, '2026-12-05', { status: 'cancelled' }), concert(2, '2026-12-05'))).toBe(2);
    expect(picked(concert(1, '2026-12-04', { status: 'withdrawn' }), concert(2, '2026-12-05', { status: 'cancelled' }))).toBe(2);
    expect(picked(concert(1, '2025-12-05', { status: 'withdrawn' }), concert(2, '2025-12-05'))).toBe(2);
    expect(picked(concert(1, '2026-12-04', { status: 'withdrawn' }))).toBe(1);
  });

  it('is read with the longest name first where it can be read in two ways', () => {
    const play = anEvent({ id: 1, name: 'Play', displayDate: 'night advent' });
    const night = anEvent({ id: 2, name: 'Play night', displayDate: 'advent' });
    expect(findEventBySlug([play, night], 'play-night-advent', TODAY)?.id).toBe(2);
    expect(findEventBySlug([play], 'play-night-advent', TODAY)?.id).toBe(1);
  });

  it('of any event finds it, or a namesake', () => {
    fc.assert(
      fc.property(townEvents(), (events) => {
        for (const event of events)
          expect(eventSlugOf(findEventBySlug(events, eventSlugOf(event), TODAY)!)).toBe(eventSlugOf(event));
      }),
    );
  });
});
