import fc from 'fast-check';
import {
  formatBriefDate,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatShortMonth,
  formatWeekday,
} from './day-text';
import { days } from './testing';

describe('days in words', () => {
  it('are written the American way', () => {
    expect(formatWeekday('2026-11-20')).toBe('Friday');
    expect(formatMonth('2026-11-20')).toBe('November');
    expect(formatShortMonth('2026-11-20')).toBe('NOV');
    expect(formatShortDate('2026-12-05')).toBe('12/5');
    expect(formatBriefDate('2026-11-20')).toBe('Fri, Nov 20');
    expect(formatLongDate('2026-11-20')).toBe('Friday, November 20');
    expect(formatFullDate('2026-11-05')).toBe('Thursday, November 5, 2026');
  });

  it('are what the language itself would say, any day', () => {
    const inEnglish = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
    fc.assert(fc.property(days(), (day) => expect(formatFullDate(day)).toBe(inEnglish.format(Date.parse(`${day}T00:00:00Z`)))));
  });
});
