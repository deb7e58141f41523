import { createCalendar } from './calendar-day';
import { parseDayWords } from './day-words';

const calendar = createCalendar('2026-11-20');
const daysSaidBy = (words: string) =>
  calendar.filter((day) => day.fromToday >= -20 && day.fromToday <= 45 && parseDayWords(words)(day)).map(({ day }) => day);

describe('An editor of the sample town writes', () => {
  it.each([
    ['Dec 25', ['2026-12-25']],
    ['2nd Sat Dec', ['2026-12-12']],
    ['2nd,4th Mon', ['2026-11-09', '2026-11-23', '2026-12-14', '2026-12-28']],
    ['last Mon', ['2026-11-30', '2026-12-28']],
    ['Thu Nov 22-28', ['2026-11-26']],
    ['Sat +2', ['2026-12-05']],
    ['Fri -1', ['2026-11-13']],
    ['Mon,Wed Jan-Mar', ['2027-01-04']],
    ['Dec-Feb 1', ['2026-12-01', '2027-01-01']],
    ['weekends 1-8 Dec', ['2026-12-05', '2026-12-06']],
    ['weekdays 26-29 Nov', ['2026-11-26', '2026-11-27']],
  ])('%s', (words, days) => expect(daysSaidBy(words)).toEqual(days));

  it('a word nobody knows, and is told so', () =>
    expect(() => parseDayWords('Sat Brumaire')).toThrow("Unknown word for a day: 'Brumaire'"));

  it('the next Saturday, and does not mean today or tomorrow', () => {
    const near = calendar
      .filter((day) => Math.abs(day.fromToday) <= 8)
      .map(({ fromToday, weeksAhead }) => [fromToday, weeksAhead]);
    expect(Object.fromEntries(near)).toMatchObject({ '-8': -2, '-7': -1, '-1': -1, '0': 0, '1': 0, '2': 1, '8': 1 });
  });
});
