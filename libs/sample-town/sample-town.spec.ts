import fc from 'fast-check';
import {
  addDays,
  coversDay,
  type Day,
  hasDate,
  isHiddenOrganization,
  isPast,
  isStillOn,
  kilometersBetween,
  memoize,
  repairMojibake,
  toOrganizationEntry,
  toTownDay,
  yearOf,
} from '#libs/contracts';
import { findSchoolDays } from '#libs/contracts/schools';
import { createSampleTown, type SampleEvent } from './index';

const NEW_YORK = 'America/New_York';
const MOORESTOWN = { latitude: 39.9686, longitude: -74.9489 };
const FRIDAY_IN_NOVEMBER = '2026-11-20';
const AWKWARD_DAYS: Day[] = [
  '2028-02-29',
  '2026-03-08',
  '2026-11-01',
  '2026-01-01',
  '2026-12-31',
  '2026-01-31',
  '2026-04-30',
  '2026-07-04',
  '2026-11-25',
  '2026-11-26',
  '2026-12-25',
];

const anyDay = fc.oneof(
  fc.constantFrom(...AWKWARD_DAYS),
  fc.nat({ max: 8 * 365 }).map((days) => addDays('2024-01-01', days)),
);
const anyZone = fc.constantFrom(NEW_YORK, 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');

const SCHOOLS = 'Moorestown Township Public Schools';

const SEPARATE = ['wzy', 'Trash Collection', 'Nixle Alerts'];
const isOrdinary = (event: SampleEvent) => !SEPARATE.includes(event.organization);
const on = (day: Day, events: SampleEvent[]) => events.filter((event) => isOrdinary(event) && coversDay(event, day));

const partition = <T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] => [all.filter(is), all.filter((one) => !is(one))];

describe('Somebody who opens a new town on any day of any year', () => {
  const days = [...AWKWARD_DAYS, ...fc.sample(anyDay, 5)];
  const eventsOn = memoize((today: Day) => createSampleTown(today, NEW_YORK).events);
  const everyDay = (check: (today: Day, events: SampleEvent[]) => void) =>
    fc.assert(
      fc.property(fc.constantFrom(...days), (today) => check(today, eventsOn(today))),
      { numRuns: 40 },
    );

  it('finds about six hundred events, each with a uid of its own', () =>
    everyDay((_, events) => {
      expect(events.length).toBeGreaterThanOrEqual(550);
      expect(events.length).toBeLessThanOrEqual(700);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }));

  it('finds eight to thirteen things to do today beside what is still on, and more than five tomorrow, of many organizations', () =>
    everyDay((today, events) => {
      const [stillOn, todays] = partition(on(today, events), (event) => isStillOn(event, today));
      expect(stillOn.length).toBeGreaterThanOrEqual(2);
      expect(todays.length).toBeGreaterThanOrEqual(8);
      expect(todays.length).toBeLessThanOrEqual(13);
      expect(new Set(todays.map(({ organization }) => organization)).size).toBeGreaterThanOrEqual(5);
      expect(on(addDays(today, 1), events).length).toBeGreaterThan(5);
    }));

  it('finds everything that can befall an event', () =>
    everyDay((today, events) => {
      const missing = Object.entries(appearances(today)).filter(([, isOne]) => !events.some(isOne));
      expect(missing.map(([name]) => name)).toEqual([]);
    }));

  it('finds a day within the next eight on which school is not as usual', () =>
    everyDay((today, events) => {
      const town = events.map((event, id) => ({ status: 'confirmed' as const, ...event, id }));
      const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead + 1));
      const schoolDays = days.flatMap((day) => findSchoolDays(day, town, { schoolDates: SCHOOLS, schools: [] }));
      expect(schoolDays.filter(({ schools }) => schools === 'all')).not.toEqual([]);
    }));

  it('finds every address on the map, no further away than its teams play', () =>
    everyDay((_, events) => {
      for (const { address, coordinates } of events) {
        expect(coordinates !== undefined).toBe(address !== undefined);
        if (coordinates) expect(kilometersBetween(coordinates, MOORESTOWN)).toBeLessThan(50);
      }
    }));

  it('finds a few events featured and a few cancelled, no more', () =>
    everyDay((_, events) => {
      const promoted = events.filter(({ isPromoted }) => isPromoted).length;
      expect(promoted).toBeGreaterThanOrEqual(3);
      expect(promoted).toBeLessThanOrEqual(5);
      expect(events.filter(({ status }) => status === 'cancelled')).toHaveLength(2);
    }));
});

const appearances = (today: Day): Record<string, (event: SampleEvent) => boolean> => ({
  'over for a week': (event) => event.date < addDays(today, -7) && event.date >= addDays(today, -31),
  'over for longer than the list goes back': (event) => isPast(event, addDays(today, -31)),
  'early today': (event) => event.date === today && (event.startTime ?? '') < `${today}T12`,
  'in the evening today': (event) => event.date === today && (event.startTime ?? '') > `${today}T19`,
  'all day': (event) => event.time === 'All Day',
  'midnight to the last minute': (event) => /T00:00.*/.test(event.startTime ?? '') && /T23:59/.test(event.endTime ?? ''),
  'next year': (event) => yearOf(event.date) === yearOf(today) + 1,
  'in 2030 or later': (event) => hasDate(event) && yearOf(event.date) >= 2030,
  'without a date': (event) => !hasDate(event) && !event.displayDate,
  'without a date but with words for it': (event) => /^Spring \d{4}$/.test(event.displayDate ?? '') && !hasDate(event),
  'running since the day before yesterday': (event) => event.date === addDays(today, -2) && coversDay(event, addDays(today, 2)),
  'several days long and still to come': (event) => event.date > today && !!event.endDate,
  tentative: (event) => event.isTentative === 'true',
  'cancelled today': (event) => event.status === 'cancelled' && event.date === today,
  'cancelled later': (event) => event.status === 'cancelled' && event.date > today,
  'with an agenda': (event) => !/open house/i.test(event.name) && !!event.attachments,
  'an open house with papers that are no agenda': (event) => /open house/i.test(event.name) && !!event.attachments,
  narrated: (event) => event.audioNarration?.endsWith('.mp3') === true,
  'with quotes read in the wrong encoding': (event) => repairMojibake(event.description ?? '') !== (event.description ?? ''),
  'with a long description': (event) => (event.description ?? '').length > 300,
  'an alert that stands': (event) => event.isEmergencyAlert === 'true' && toTownDay(NEW_YORK, event.expiresAt!) > today,
  'an alert that is over': (event) => event.isEmergencyAlert === 'true' && toTownDay(NEW_YORK, event.expiresAt!) < today,
  'hidden from all but those who ask for it': (event) => isHiddenOrganization(event.organization),
});

describe('The organizations of the sample town', () => {
  const { organizations, subcalendars, defaults, events } = createSampleTown(FRIDAY_IN_NOVEMBER, NEW_YORK);
  const entries = organizations.flatMap(({ name, subOrganizations }) => [
    name,
    ...subOrganizations.map((sub) => toOrganizationEntry(name, sub.name)),
  ]);
  const categoryOf = new Map(organizations.map(({ name, category }) => [name, category]));

  it('are about forty, each with an id and a name of its own', () => {
    expect(organizations.length).toBeGreaterThanOrEqual(38);
    expect(organizations.length).toBeLessThanOrEqual(46);
    expect(new Set(organizations.map(({ id }) => id)).size).toBe(organizations.length);
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('cover every side of a town', () =>
    expect([...new Set(organizations.map(({ category }) => category))].sort()).toEqual([
      'Arts',
      'Business',
      'Clubs',
      'Education',
      'Faith',
      'Government',
      'Health',
      'Professional Sports',
      'Public Services',
      'Social',
      'Sports',
    ]));

  it('own every event, every program and every default', () => {
    expect(events.filter((event) => !entries.includes(toOrganizationEntry(event.organization, event.subOrganization)))).toEqual(
      [],
    );
    expect(events.filter((event) => event.category !== categoryOf.get(event.organization))).toEqual([]);
    expect(defaults.filter((each) => !entries.includes(toOrganizationEntry(each.organization, each.subOrganization)))).toEqual(
      [],
    );
    expect(new Set(subcalendars.map(({ id }) => id)).size).toBe(subcalendars.length);
    expect(new Set(organizations.map(({ id }) => id))).toEqual(
      new Set([...organizations.map(({ id }) => id), ...subcalendars.map(({ organizationId }) => organizationId)]),
    );
  });

  it('put something on, all of them and all of their parts', () => {
    const used = new Set(
      events.flatMap((event) => [event.organization, toOrganizationEntry(event.organization, event.subOrganization)]),
    );
    expect(entries.filter((entry) => !used.has(entry))).toEqual([]);
  });

  it('have programs where the page of programs opens by itself', () =>
    expect([1, 2, 7].filter((id) => !subcalendars.some(({ organizationId }) => organizationId === id))).toEqual([]));

  it('collect trash in four districts, by the names that the settings know', () =>
    expect(organizations.find(({ name }) => name === 'Trash Collection')?.subOrganizations.map(({ name }) => name)).toEqual([
      'District 1 (Monday pick up)',
      'District 2 (Tuesday pick up)',
      'District 3 (Wednesday pick up)',
      'District 4 (Thursday pick up)',
    ]));
});

describe('The sample town', () => {
  it('says times on the wall clocks of the town, in whatever zone and season', () =>
    fc.assert(
      fc.property(anyDay, anyZone, (today, timeZone) => {
        const wrong = createSampleTown(today, timeZone).events.filter(
          ({ date, endDate = date, startTime, endTime }) =>
            (startTime && (toTownDay(timeZone, startTime) !== date || !startTime.startsWith(date))) ||
            (endTime && (toTownDay(timeZone, endTime) !== endDate || Date.parse(endTime) <= Date.parse(startTime!))),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 10 },
    ));

  it('never asks what zone the host is in', () => {
    const spies = (['getHours', 'getDate', 'getDay', 'getMonth', 'getFullYear', 'getTimezoneOffset'] as const).map((getter) =>
      jest.spyOn(Date.prototype, getter),
    );
    createSampleTown(FRIDAY_IN_NOVEMBER, NEW_YORK);
    const calls = spies.flatMap((spy) => spy.mock.calls);
    spies.forEach((spy) => void spy.mockRestore());
    expect(calls).toEqual([]);
  });

  it('keeps the uid of what comes round by itself, whenever it is made', () => {
    const council = (today: Day) =>
      createSampleTown(today, NEW_YORK).events.filter(
        ({ name, date }) => name === 'Township Council meeting' && date > '2026-12-01',
      );
    expect(council('2026-11-20')[0]?.uid).toBe('council-meeting-2026-12-14');
    expect(council('2026-11-27')[0]?.uid).toBe('council-meeting-2026-12-14');
  });

  it('can be sent as JSON and loses nothing on the way', () => {
    const town = createSampleTown(FRIDAY_IN_NOVEMBER, NEW_YORK);
    expect(JSON.parse(JSON.stringify(town))).toStrictEqual(town);
  });
});
