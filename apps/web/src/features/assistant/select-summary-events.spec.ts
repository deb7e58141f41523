import { addDays, MAX_SUMMARY_EVENTS, type TownEvent } from '#libs/contracts';
import { anEvent, TODAY } from '#libs/contracts/testing';
import { eventsOfWeek, selectSummaryEvents } from './select-summary-events';

const on = (id: number, date: string, endDate?: string) => anEvent({ id, date, ...(endDate && { endDate }) });

const select = (events: TownEvent[], isMyAlmanac = (_: number) => false) =>
  selectSummaryEvents(
    events.map((event) => ({ event, isMyAlmanac: isMyAlmanac(event.id) })),
    TODAY,
  ).map(({ event }) => event);

describe('The events a summary is asked of', () => {
  const large = Array.from({ length: 30 * 150 }, (_, id) => on(id, addDays(TODAY, Math.floor(id / 150))));

  it('are some of every day of the week, also in a large town', () => {
    const ofDays = Map.groupBy(select(eventsOfWeek(large, TODAY)), ({ date }) => date);
    expect([...ofDays.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(TODAY, days)));
    expect([...ofDays.values()].every(({ length }) => length >= Math.floor(MAX_SUMMARY_EVENTS / 7))).toBe(true);
  });

  it('are the nearest ones of more than a week', () => expect(select(large)).toEqual(large.slice(0, MAX_SUMMARY_EVENTS)));

  it('are those in the feed first', () => {
    const mine = (id: number) => id % 150 === 149;
    const ids = select(eventsOfWeek(large, TODAY), mine).map(({ id }) => id);
    expect(ids.filter(mine)).toHaveLength(7);
    expect(ids).toHaveLength(MAX_SUMMARY_EVENTS);
  });

  it('are for a week what goes on or begins in it, and have a date', () => {
    const run = on(1, addDays(TODAY, -9), addDays(TODAY, 30));
    const [last, next, undated] = [on(2, addDays(TODAY, 6)), on(3, addDays(TODAY, 7)), on(4, '2099-01-01')];
    expect(eventsOfWeek([next, undated, last, run], TODAY)).toEqual([last, run]);
    expect(select([undated, next, last, run])).toEqual([run, last, next, undated]);
  });
});
