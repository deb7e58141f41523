import { monthOf, nextMonth, previousMonth, sameDayOfMonth, weeksOfMonth } from './month';

describe('a month on the wall', () => {
  it('shows November 2026 from Sunday the 1st to Saturday, December 5', () => {
    const weeks = weeksOfMonth('2026-11-01');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]![0]).toBe('2026-11-01');
    expect(weeks.at(-1)!.at(-1)).toBe('2026-12-05');
  });

  it('begins with the last days of the month before', () => {
    expect(weeksOfMonth('2026-12-01')[0]).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('needs four weeks for a February that begins on a Sunday', () => {
    expect(weeksOfMonth('2026-02-01')).toHaveLength(4);
  });

  it('is turned over New Year', () => {
    expect(nextMonth(monthOf('2026-12-31'))).toBe('2027-01-01');
    expect(previousMonth('2027-01-01')).toBe('2026-12-01');
  });

  it('keeps the 31st as the last day of a shorter month', () => {
    expect(sameDayOfMonth('2026-11-01', '2026-10-31')).toBe('2026-11-30');
    expect(sameDayOfMonth('2026-12-01', '2026-10-31')).toBe('2026-12-31');
  });
});
