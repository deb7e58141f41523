import { formatShortInstant, instantTextsIn } from './instant-texts';

const HERE = 'America/New_York';
const TODAY = '2026-11-20';

describe('What the console says of an instant', () => {
  it.each([
    ['2026-11-20T13:40:00.000Z', '8:40 AM', '8:40:00 AM'],
    ['2026-11-21T04:59:59.000Z', '11:59 PM', '11:59:59 PM'],
    ['2026-11-20T04:59:00.000Z', 'Nov 19, 11:59 PM', 'Nov 19, 11:59:00 PM'],
    ['2025-07-04T16:00:00.000Z', 'Jul 4, 2025, 12:00 PM', 'Jul 4, 2025, 12:00:00 PM'],
    ['2026-11-01T05:30:00.000Z', 'Nov 1, 1:30 AM EDT', 'Nov 1, 1:30:00 AM EDT'],
    ['2026-11-01T06:30:00.000Z', 'Nov 1, 1:30 AM EST', 'Nov 1, 1:30:00 AM EST'],
  ])('is, of %s, %s', (instant, minute, second) => {
    expect(formatShortInstant(HERE, instant, TODAY)).toBe(minute);
    expect(formatShortInstant(HERE, instant, TODAY, 'second')).toBe(second);
  });

  it('is as a whole the day, too, in any town', () => {
    expect(instantTextsIn(HERE)('2026-11-19T00:42:09Z')).toEqual({
      ...{ weekday: 'Wednesday', day: '18', month: 'November', monthShort: 'NOV', year: '2026', clock: '7:42:09 PM' },
      whole: 'Wednesday, November 18, 2026, 7:42:09 PM',
    });
    expect(instantTextsIn('Europe/Berlin')('2026-10-25T01:30:00Z').whole).toBe('Sunday, October 25, 2026, 2:30:00 AM GMT+1');
    expect(instantTextsIn('Asia/Kolkata')('2026-11-18T20:00:00Z').whole).toBe('Thursday, November 19, 2026, 1:30:00 AM');
  });
});
