import fc from 'fast-check';
import { addDays, daysBetween, weekdayOf } from '../day';
import { anEvent } from '../testing';
import { days } from '../testing/arbitraries';
import { isEveningEvent, isMorningEvent } from './hours';
import { isOnWeekend, weekendOf } from './weekend';

const WEEKEND = weekendOf('2026-11-20');
const at = (date: string, start?: string, end?: string) =>
  anEvent({
    date,
    ...(start && { startTime: `${date}T${start}:00-05:00` }),
    ...(end && { endTime: `${date}T${end}:00-05:00` }),
  });

describe('this weekend', () => {
  it.each([
    ['2026-11-16', '2026-11-21'],
    ['2026-11-20', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-21'],
    ['2026-11-23', '2026-11-28'],
  ])('of %s has the Saturday %s', (today, saturday) => expect(weekendOf(today).saturday).toBe(saturday));

  it('is a Friday, a Saturday and a Sunday that is not over', () => {
    fc.assert(
      fc.property(days(), (today) => {
        const { friday, saturday, sunday } = weekendOf(today);
        expect([friday, saturday, sunday].map(weekdayOf)).toEqual([5, 6, 0]);
        expect(daysBetween(today, sunday)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, sunday)).toBeLessThan(7);
      }),
    );
  });

  it.each([
    ['on Saturday, all day', at('2026-11-21')],
    ['on Sunday morning', at('2026-11-22', '08:00')],
    ['on Friday at five', at('2026-11-20', '17:00')],
    ['on Friday until six', at('2026-11-20', '15:00', '18:00')],
    ['from Monday to Sunday', anEvent({ date: '2026-11-16', endDate: '2026-11-22' })],
    ['from Friday to Saturday', anEvent({ date: '2026-11-20', endDate: '2026-11-21' })],
  ])('has what takes place %s', (_, event) => expect(isOnWeekend(event, WEEKEND)).toBe(true));

  it.each([
    ['on Friday before five', at('2026-11-20', '16:59', '17:00')],
    ['on Friday, until nobody knows when', at('2026-11-20', '10:00', '23:59')],
    ['on Friday, all day', at('2026-11-20')],
    ['on Thursday evening', at('2026-11-19', '19:00')],
    ['on Monday', at('2026-11-23', '08:00')],
    ['next Saturday', at('2026-11-28')],
    ['on no day', anEvent({ date: '2099-12-31' })],
    ['from Monday to Friday', anEvent({ date: '2026-11-16', endDate: '2026-11-20' })],
  ])('has not what takes place %s', (_, event) => expect(isOnWeekend(event, WEEKEND)).toBe(false));

  it('has everything on its Saturday and nothing in the middle of a week', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: 0, max: 3 }), (today, after) => {
        const weekend = weekendOf(today);
        expect(isOnWeekend(anEvent({ date: weekend.saturday }), weekend)).toBe(true);
        expect(isOnWeekend(anEvent({ date: addDays(weekend.sunday, 1 + after) }), weekend)).toBe(false);
      }),
    );
  });
});

describe('the hours of a day', () => {
  it.each([
    ['08:00', true, false],
    ['11:59', true, false],
    ['12:00', false, false],
    ['16:59', false, false],
    ['17:00', false, true],
    ['23:30', false, true],
    ['00:00', false, false],
  ])('%s is in the morning: %s, in the evening: %s', (start, morning, evening) => {
    const event = at('2026-11-20', start);
    expect([isMorningEvent(event), isEveningEvent(event)]).toEqual([morning, evening]);
  });

  it('are told in words too, and by nothing in none', () => {
    expect(isEveningEvent(anEvent({ time: '6:00 PM' }))).toBe(true);
    for (const time of ['', 'All Day', 'after dark'])
      expect([isMorningEvent(anEvent({ time })), isEveningEvent(anEvent({ time }))]).toEqual([false, false]);
  });
});
