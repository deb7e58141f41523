import fc from 'fast-check';
import { addDays, daysBetween } from './day';
import { findWeekMarker, formatRelativeDay, formatStripDay, toDateStrip } from './relative-day';
import { days, TODAY } from './testing';

const away = (count: number) => addDays(TODAY, count);

describe('how far a day is', () => {
  it('is told in whole days', () => {
    expect([0, 1, 2, 15].map((count) => formatRelativeDay(away(count), TODAY))).toEqual([
      'TODAY',
      'TOMORROW',
      '2 DAYS AWAY',
      '15 DAYS AWAY',
    ]);
    expect([-1, -2].map((count) => formatRelativeDay(away(count), TODAY))).toEqual(['1 DAY AGO', '2 DAYS AGO']);
  });

  it('is YESTERDAY only on the date strip', () => {
    expect([-2, -1, 0, 1].map((count) => formatStripDay(away(count), TODAY))).toEqual([
      '2 DAYS AGO',
      'YESTERDAY',
      'TODAY',
      'TOMORROW',
    ]);
  });
});

describe('the date strip', () => {
  it('shows five days before and five after', () => {
    const strip = toDateStrip('2026-11-20');
    expect([strip[0], strip[5], strip[10]]).toEqual(['2026-11-15', '2026-11-20', '2026-11-25']);
    expect(strip).toHaveLength(11);
  });

  it('misses no day', () => {
    fc.assert(
      fc.property(days(), (day) => {
        const strip = toDateStrip(day);
        for (const [index, each] of strip.entries()) expect(daysBetween(day, each)).toBe(index - 5);
      }),
    );
  });
});

describe('week markers', () => {
  it('stand where the count of weeks reaches two, three and four', () => {
    expect(findWeekMarker(away(10), away(15), TODAY)).toBe('Two Weeks Away');
    expect(findWeekMarker(away(15), away(21), TODAY)).toBe('Three Weeks Away');
    expect(findWeekMarker(away(27), away(28), TODAY)).toBe('Four Weeks Away');
    expect(findWeekMarker(undefined, away(14), TODAY)).toBe('Two Weeks Away');
  });

  it('are left out where no week ends, and for one week or five', () => {
    expect(findWeekMarker(away(14), away(20), TODAY)).toBeNull();
    expect(findWeekMarker(away(3), away(8), TODAY)).toBeNull();
    expect(findWeekMarker(away(21), away(42), TODAY)).toBeNull();
  });

  it('name the week that is reached when a quiet fortnight is skipped', () => {
    expect(findWeekMarker(away(5), away(22), TODAY)).toBe('Three Weeks Away');
  });

  it('each stand once in a list, however its days fall', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (counts) => {
        const list = counts.sort((a, b) => a - b).map(away);
        const markers = list.map((day, index) => findWeekMarker(list[index - 1], day, TODAY)).filter((marker) => marker !== null);
        expect(new Set(markers).size).toBe(markers.length);
      }),
    );
  });
});
