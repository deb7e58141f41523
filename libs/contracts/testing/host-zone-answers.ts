import {
  addDays,
  displayedTimesOf,
  filterEvents,
  findWeekMarker,
  formatFullDate,
  formatRelativeDay,
  groupEvents,
  type TownEvent,
  toTownDay,
} from '../index';

/** Run as a program: prints what the rules return for 800 days. */
const TODAY = '2026-11-20';

const days = Array.from({ length: 800 }, (_, index) => addDays('2026-01-01', index));
const instants = days.flatMap((day) => [`${day}T04:30:00Z`, `${day}T05:30:00Z`, `${day}T23:59:59-05:00`]);
const events = days.map(
  (date, id): TownEvent => ({
    ...{ id, name: 'Story time', organization: 'Library', category: 'Education', time: '', status: 'confirmed', date },
    ...{ startTime: `${date}T00:30:00-05:00`, expiresAt: `${date}T12:00:00` },
  }),
);
const everything = { choice: { kind: 'all' }, follows: new Set<string>(), saved: new Set<number>() } as const;

console.log(
  JSON.stringify({
    towns: instants.map((instant) => toTownDay('America/New_York', instant)),
    texts: days.map((day) => [formatFullDate(day), formatRelativeDay(day, TODAY), findWeekMarker(undefined, day, TODAY)]),
    groups: groupEvents(events, TODAY).map((group) => [group.heading, group.events.map(({ id }) => id)]),
    shown: filterEvents({ events, now: `${TODAY}T18:00:00-05:00`, ...everything }).events.length,
    times: displayedTimesOf(events[0]!),
  }),
);
