import fc from 'fast-check';
import { addDays } from './day';
import { coversDay, endDayOf, hasDate, isPast, listDayOf, nearestDayOf, startDayOf } from './event-days';
import { anEvent, TODAY, townEvents } from './testing';

const fair = anEvent({ date: '2026-11-20', endDate: '2026-11-22' });

describe('the days of an event', () => {
  it('are one when a publisher gives no end, or one that is before the start', () => {
    expect(endDayOf(anEvent({ date: '2026-11-20' }))).toBe('2026-11-20');
    expect(endDayOf(anEvent({ date: '2026-11-20', endDate: '2026-11-19' }))).toBe('2026-11-20');
    expect(endDayOf(fair)).toBe('2026-11-22');
  });

  it('are read from a date with a time too', () => {
    expect(startDayOf({ date: '2026-11-20T18:00:00-05:00' })).toBe('2026-11-20');
    expect(startDayOf({ date: '2026-11-20 18:00' })).toBe('2026-11-20');
  });

  it('are unknown in 2099 and 2070, and when nobody can read them', () => {
    const unknown = ['2099-12-31', '2099-01-01T00:00:00-05:00', '2070-06-01', '', 'soon', '2026-02-30'];
    expect(unknown.filter((date) => hasDate({ date }))).toEqual([]);
    expect(hasDate({ date: '2098-01-01' })).toBe(true);
  });

  it('have no end when the end is a date that means none', () => {
    expect(endDayOf(anEvent({ date: '2026-11-20', endDate: '2099-12-31' }))).toBe('2026-11-20');
  });

  it('leave a fair that began on Friday running on Sunday and past on Monday', () => {
    expect(isPast(fair, '2026-11-22')).toBe(false);
    expect(isPast(fair, '2026-11-23')).toBe(true);
  });

  it('never make an event without a date past', () => {
    expect(isPast(anEvent({ date: '2070-01-01' }), '2071-01-01')).toBe(false);
    expect(isPast(anEvent({ date: '' }), TODAY)).toBe(false);
  });

  it('let it stand under today while it goes on, else under its first day', () => {
    expect(listDayOf(fair, '2026-11-21')).toBe('2026-11-21');
    expect(listDayOf(fair, '2026-11-19')).toBe('2026-11-20');
    expect(listDayOf(anEvent({ date: '2099-01-01' }), TODAY)).toBeNull();
  });

  it('tell how far it is: from the first day before it begins, not at all while it runs, from the last day once it is over', () => {
    expect(nearestDayOf(fair, '2026-11-18')).toBe('2026-11-20');
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => nearestDayOf(fair, day))).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(nearestDayOf(fair, '2026-11-30')).toBe('2026-11-22');
    expect(nearestDayOf(anEvent({ date: '2099-01-01' }), TODAY)).toBeNull();
  });

  it('cover exactly what lies from the first to the last', () => {
    fc.assert(
      fc.property(townEvents(), (events) => {
        for (const event of events.filter(hasDate)) {
          const [first, last] = [startDayOf(event)!, endDayOf(event)];
          const covered = [addDays(first, -1), first, last, addDays(last, 1)].map((day) => coversDay(event, day));
          expect(covered).toEqual([false, true, true, false]);
          expect([isPast(event, last), isPast(event, addDays(last, 1))]).toEqual([false, true]);
        }
      }),
    );
  });
});
