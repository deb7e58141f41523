import { formatEventDays } from './event-days-text';

describe('The days of an event in words', () => {
  it('are its day, or the first and last of several, unless its publisher chose other words or nobody knows them', () => {
    expect(
      [
        { date: '2026-11-20' },
        { date: '2026-11-20', endDate: '2026-11-22' },
        { date: '2026-11-20', displayDate: 'Every Friday' },
        { date: '2099-01-01' },
      ].map(formatEventDays),
    ).toEqual([
      'Friday, November 20, 2026',
      'Friday, November 20, 2026 to Sunday, November 22, 2026',
      'Every Friday',
      'Date to be determined',
    ]);
  });
});
