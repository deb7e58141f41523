import fc from 'fast-check';
import { briefDate, fullDate, longDate, monthName, shortDate, shortMonth, weekdayName } from './day-text';
import { days } from './testing';

describe('days in words', () => {
  it('are written the American way', () => {
    expect(weekdayName('2026-11-20')).toBe('Friday');
    expect(monthName('2026-11-20')).toBe('November');
    expect(shortMonth('2026-11-20')).toBe('NOV');
    expect(shortDate('2026-12-05')).toBe('12/5');
    expect(briefDate('2026-11-20')).toBe('Fri, Nov 20');
    expect(longDate('2026-11-20')).toBe('Friday, November 20');
    expect(fullDate('2026-11-05')).toBe('Thursday, November 5, 2026');
  });

  it('are what the language itself would say, any day', () => {
    const inEnglish = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
    fc.assert(fc.property(days(), (day) => expect(fullDate(day)).toBe(inEnglish.format(Date.parse(`${day}T00:00:00Z`)))));
  });
});
