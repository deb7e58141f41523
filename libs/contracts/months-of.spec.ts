import * as fc from 'fast-check';
import { toHistoryMonths } from './history-months';
import { toTownDay } from './town-day';

describe('the months of a history', () => {
  it('each begin with the first of what happened in them, by the clock of the town', () => {
    const times = [
      '2026-11-01T03:59:59.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-30T12:00:00.000Z',
      '2027-01-02T12:00:00.000Z',
    ];
    expect(toHistoryMonths(times, 'America/New_York')).toEqual([
      { month: '2026-10', fact: 1 },
      { month: '2026-11', fact: 2 },
      { month: '2027-01', fact: 4 },
    ]);
    expect(toHistoryMonths([], 'America/New_York')).toEqual([]);
  });

  it('are those of a town whose hours do not begin with those of others', () => {
    const times = ['2026-10-31T18:29:00.000Z', '2026-10-31T18:31:00.000Z'];
    expect(toHistoryMonths(times, 'Asia/Kolkata')).toEqual([
      { month: '2026-10', fact: 1 },
      { month: '2026-11', fact: 2 },
    ]);
  });

  it('are those of the days, whatever the zone, also where a clock went back', () => {
    const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC');
    const instant = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-01-01') });
    fc.assert(
      fc.property(zones, fc.array(instant, { maxLength: 30 }), (timeZone, instants) => {
        const times = instants.map((one) => new Date(one).toISOString());
        const all = times.map((time) => toTownDay(timeZone, time).slice(0, 7));
        const begun = all.flatMap((month, nth) => (month === all[nth - 1] ? [] : [{ month, fact: nth + 1 }]));
        expect(toHistoryMonths(times, timeZone)).toEqual(begun);
      }),
    );
  });
});
