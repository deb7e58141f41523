import type { TownEvent } from '#libs/contracts';
import { groupEvents } from '#libs/contracts';
import { listParts, partSizes, ROWS_PER_PART } from './list-parts';

const TODAY = '2026-11-20';

const events = (count: number, date: string): TownEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: Number(date.replaceAll('-', '')) * 1000 + index,
    name: `Story time ${index}`,
    organization: 'Moorestown Library',
    category: 'Education',
    date,
    time: '10:30 AM',
    status: 'confirmed',
  }));

const partsOf = (...all: TownEvent[][]) => listParts(groupEvents(all.flat(), TODAY), TODAY);

describe('the parts of the list', () => {
  it('are a head for each group and the rows of each of its days, numbered through', () => {
    const { keys, rows, groups } = partsOf(events(2, TODAY), events(1, '2026-11-24'), events(3, '2026-11-26'));
    expect(rows).toEqual([0, 2, 0, 1, 3]);
    expect(new Set(keys).size).toBe(5);
    expect(groups.map(({ heading, head, count }) => [heading, head, count])).toEqual([
      ['TODAY', 0, 2],
      ['COMING UP', 2, 4],
    ]);
    expect(groups[1]!.days.map((day) => day.parts.map((part) => part.index))).toEqual([[3], [4]]);
  });

  it('cut a day with more than a handful of rows', () => {
    const { groups } = partsOf(events(ROWS_PER_PART * 2 + 1, TODAY));
    expect(groups[0]!.days[0]!.parts.map((part) => part.events.length)).toEqual([ROWS_PER_PART, ROWS_PER_PART, 1]);
  });

  it('rule off every day but the first, unless a week marker parts them already', () => {
    const { groups } = partsOf(events(1, '2026-12-01'), events(1, '2026-12-02'), events(1, '2026-12-05'));
    expect(groups[0]!.days.map((day) => day.ruled)).toEqual([false, true, false]);
  });

  it('remember the last day of the group before, so that a marker stands between months', () => {
    const { groups } = partsOf(events(1, '2026-11-30'), events(1, '2026-12-05'));
    expect(groups[1]!.days[0]!.section.weekMarker).toBe('Two Weeks Away');
  });

  it('expect more of many rows than of few, and never less than a date needs', () => {
    const [head, short, long] = partSizes([0, 1, 20], false);
    expect(head).toBe(68);
    expect(short).toBeGreaterThanOrEqual(165);
    expect(long).toBeGreaterThan(short!);
  });
});
