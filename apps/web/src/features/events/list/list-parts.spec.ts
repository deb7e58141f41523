import type { TownEvent } from '#libs/contracts';
import { groupEvents } from '#libs/contracts';
import { listParts, partSizes, ROWS_PER_PART, type Unfolded } from './list-parts';

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
    expect(rows).toEqual(['head', 2, 'head', 1, 3]);
    expect(new Set(keys).size).toBe(5);
    expect(groups.map(({ heading, head, count }) => [heading, head, count])).toEqual([
      ['TODAY', 0, 2],
      ['COMING UP', 2, 4],
    ]);
    expect(groups[1]!.days.map((day) => day.parts.map((part) => part.index))).toEqual([[3], [4]]);
  });

  it('count one thing in several rooms once', () => {
    const [day] = events(1, TODAY);
    const rooms = ['Room 1', 'Room 2', 'Room 3'].map((location, at) => ({ ...day!, id: at, location }));
    expect(partsOf(rooms, events(1, TODAY)).groups[0]!.count).toBe(2);
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
    const [head, short, long] = partSizes(['head', 1, 20], false);
    expect(head).toBe(68);
    expect(short).toBeGreaterThanOrEqual(165);
    expect(long).toBeGreaterThan(short!);
  });

  const runs = (count: number) => events(count, '2026-10-01').map((event) => ({ ...event, endDate: '2026-12-24' }));
  const unfold = (unfolded: Unfolded | undefined, ...all: TownEvent[][]) =>
    listParts(groupEvents(all.flat(), TODAY), TODAY, unfolded);

  it('end today with a band, below which what is still on waits to be asked for', () => {
    const rowsOf = (unfolded?: Unfolded) => unfold(unfolded, runs(30), events(2, TODAY), events(1, '2026-11-24')).rows;
    expect(rowsOf()).toEqual(['head', 20, 12, 'head', 1]);
    expect(rowsOf('none')).toEqual(['head', 2, 'band', 'head', 1]);
    expect(rowsOf('some')).toEqual(['head', 2, 'band', 8, 'head', 1]);
    expect(rowsOf('all')).toEqual(['head', 2, 'band', 20, 10, 'head', 1]);
  });

  it('keep the counts of a heading together, folded or not', () => {
    for (const unfolded of ['none', 'some', 'all'] as const) {
      const [today] = unfold(unfolded, runs(30), events(2, TODAY)).groups;
      expect([today!.count, today!.stillOn]).toEqual([2, 30]);
      expect(today!.days[0]!.stillOn!.events).toHaveLength(30);
    }
  });

  it('lose nothing of what is still on where nothing else is, or what is has words for its date', () => {
    expect(unfold('all', runs(3)).rows).toEqual(['head', 'band', 3]);
    const advent = events(1, TODAY).map((event) => ({ ...event, displayDate: 'Advent' }));
    const { groups } = unfold('all', runs(3), advent);
    expect(groups[0]!.days.map(({ section, stillOn }) => [section.text, stillOn?.shown])).toEqual([
      ['Advent', undefined],
      [undefined, 3],
    ]);
  });

  it('are numbered through and told apart by their keys however they are unfolded', () => {
    for (const unfolded of ['none', 'some', 'all'] as const) {
      const { keys, groups } = unfold(unfolded, runs(30), events(25, TODAY), events(3, '2026-12-01'));
      expect(new Set(keys).size).toBe(keys.length);
      const indices = groups.flatMap(({ head, days }) => [head, ...days.flatMap(({ parts }) => parts.map(({ index }) => index))]);
      expect(indices).toEqual(keys.map((_, index) => index));
    }
  });
});
