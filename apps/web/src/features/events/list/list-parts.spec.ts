import fc from 'fast-check';
import {
  coversDay,
  daysBetween,
  endDayOf,
  groupEvents,
  hasEndedToday,
  isOver,
  startDayOf,
  type TownEvent,
} from '#libs/contracts';
import { eventsOnToday, instantsOfToday, TODAY } from '#libs/contracts/testing';
import { estimatePartSizes, type ListGroup, ROWS_PER_PART, type RowsPart, toListParts } from './list-parts';
import type { StillOnRows, TodayFolds } from './split-today';

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

const partsOf = (...all: TownEvent[][]) => toListParts(groupEvents(all.flat(), TODAY), TODAY);

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
    const [head, short, long] = estimatePartSizes(['head', 1, 20], false);
    expect(head).toBe(68);
    expect(short).toBeGreaterThanOrEqual(165);
    expect(long).toBeGreaterThan(short!);
  });

  const runs = (count: number) => events(count, '2026-10-01').map((event) => ({ ...event, endDate: '2026-12-24' }));
  const unfold = (unfolded: StillOnRows | undefined, ...all: TownEvent[][]) =>
    toListParts(groupEvents(all.flat(), TODAY), TODAY, unfolded && { unfolded, isEarlierOpen: false, over: new Set() });

  it('end today with a band, below which what is still on waits to be asked for', () => {
    const rowsOf = (unfolded?: StillOnRows) => unfold(unfolded, runs(30), events(2, TODAY), events(1, '2026-11-24')).rows;
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
    expect(groups[0]!.days.map(({ section, stillOn }) => [section.text, stillOn?.shownCount])).toEqual([
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

  const foldingAt = (now: string, events: TownEvent[], isEarlierOpen: boolean): TodayFolds => ({
    over: new Set(events.filter((event) => hasEndedToday(event, { now, today: TODAY })).map(({ id }) => id)),
    isEarlierOpen,
    unfolded: 'all',
  });

  it('begin today with a line, below which what is over waits to be asked for', () => {
    const all = [...events(22, TODAY), ...events(1, '2026-11-24')];
    const over = new Set(all.slice(0, 21).map(({ id }) => id));
    const rowsOf = (isEarlierOpen: boolean) =>
      toListParts(groupEvents(all, TODAY), TODAY, { over, isEarlierOpen, unfolded: 'none' }).rows;
    expect(rowsOf(false)).toEqual(['head', 'line', 1, 'head', 1]);
    expect(rowsOf(true)).toEqual(['head', 'line', 20, 1, 1, 'head', 1]);
  });

  it('count what is over on its line, and the rest beside the heading', () => {
    const all = events(3, TODAY);
    const [today] = toListParts(groupEvents(all, TODAY), TODAY, {
      ...{ over: new Set([all[0]!.id]), isEarlierOpen: false, unfolded: 'none' },
    }).groups;
    expect([today!.count, today!.days[0]!.earlier!.events.length]).toEqual([2, 1]);
  });

  it('have everything of today once at every minute: what is over, the rest of the day, and runs of a week', () => {
    fc.assert(
      fc.property(eventsOnToday(), instantsOfToday(), (all, now) => {
        const { keys, groups } = toListParts(groupEvents(all, TODAY), TODAY, foldingAt(now, all, true));
        const [earlier, news, stillOn] = (['earlier', 'news', 'still on'] as const).map((of) => drawn(todayOf(groups), of));
        const ids = [...earlier!, ...news!, ...stillOn!].map(({ id }) => id).sort((a, b) => a - b);
        expect(ids).toEqual(all.filter((event) => coversDay(event, TODAY)).map(({ id }) => id));
        for (const event of earlier!) expect(isOver(event, { now, today: TODAY })).toBe(true);
        for (const event of [...news!, ...stillOn!]) expect(isOver(event, { now, today: TODAY })).toBe(false);
        const isLong = (event: TownEvent) => startDayOf(event)! < TODAY && daysBetween(startDayOf(event)!, endDayOf(event)) >= 6;
        expect([news!.some(isLong), stillOn!.every(isLong)]).toEqual([false, true]);
        expect(new Set(keys).size).toBe(keys.length);
        const days = groups.flatMap((group) => group.days.map(({ key }) => key));
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });

  it('draw nothing of what is over while it is folded, and lose nothing of it as the hours pass', () => {
    fc.assert(
      fc.property(eventsOnToday(), instantsOfToday(), instantsOfToday(), (all, one, other) => {
        const [before, after] = [one, other].sort().map((now) => {
          const today = todayOf(toListParts(groupEvents(all, TODAY), TODAY, foldingAt(now, all, false)).groups);
          expect(drawn(today, 'earlier')).toEqual([]);
          return today?.days[0]?.earlier?.events ?? [];
        });
        expect(after).toEqual(expect.arrayContaining(before!));
      }),
    );
  });
});

const todayOf = (groups: ListGroup[]) => groups.find(({ heading }) => heading === 'TODAY');

const drawn = (group: ListGroup | undefined, of: RowsPart['of']): TownEvent[] =>
  group?.days.flatMap(({ parts }) => parts.filter((part) => part.of === of).flatMap(({ events }) => events)) ?? [];
