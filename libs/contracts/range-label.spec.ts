import { formatDateRange } from './date-range';
import { anEvent } from './testing';

const run = (date: string, endDate?: string) => formatDateRange(anEvent({ date, endDate }));

describe('the span of a run', () => {
  it('names the month once when it stays within it', () => {
    expect(run('2026-11-18', '2026-11-22')).toBe('NOV 18 – 22');
  });

  it('names both months when it crosses into another', () => {
    expect(run('2026-11-28', '2026-12-02')).toBe('NOV 28 – DEC 2');
    expect(run('2026-12-30', '2027-01-02')).toBe('DEC 30 – JAN 2');
  });

  it('names the years of an exhibition that lasts more than one', () => {
    expect(run('2026-11-18', '2027-11-18')).toBe('NOV 18, 2026 – NOV 18, 2027');
  });

  it('is left out for a single day, an unknown one, and dates told in words', () => {
    expect(run('2026-11-20')).toBeNull();
    expect(run('2026-11-20', '2026-11-20')).toBeNull();
    expect(run('2099-12-31', '2099-12-31')).toBeNull();
    expect(formatDateRange(anEvent({ date: '2026-11-18', endDate: '2026-11-22', displayDate: 'All November' }))).toBeNull();
  });
});
