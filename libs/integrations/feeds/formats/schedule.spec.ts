import fc from 'fast-check';
import { rrulestr } from 'rrule';
import { pageOf, pickFields, readText } from '../testing/feed-options';

const CLASS = { '@type': 'Event', '@id': 'yoga', name: 'Yoga' };
const SCHEDULE = { '@type': 'Schedule', startDate: '2026-03-02', startTime: '18:30', endTime: '19:30', repeatFrequency: 'P1W' };

const read = (eventSchedule: unknown, about: object = {}) => readText(pageOf({ ...CLASS, eventSchedule, ...about }));
const startsIn = (eventSchedule: unknown, about: object = {}) => {
  const reading = read(eventSchedule, about);
  expect(reading.problems).toEqual([]);
  return reading.occurrences.map(({ startTime, date }) => (startTime ?? date).slice(5, 16));
};

describe('A schedule of schema.org', () => {
  it('is told one by one, by the clock of the town', () => {
    const reading = read({ ...SCHEDULE, endDate: '2026-03-16' });
    expect(reading.problems).toEqual([]);
    expect(pickFields(reading, 'uid', 'name', 'startTime', 'endTime')).toEqual([
      ['yoga', 'Yoga', '2026-03-02T18:30:00-05:00', '2026-03-02T19:30:00-05:00'],
      ['yoga', 'Yoga', '2026-03-09T18:30:00-04:00', '2026-03-09T19:30:00-04:00'],
      ['yoga', 'Yoga', '2026-03-16T18:30:00-04:00', '2026-03-16T19:30:00-04:00'],
    ]);
  });

  it.each<[string, object, string]>([
    ['by days of the week', { byDay: ['https://schema.org/Tuesday', 'Thu'], endDate: '2026-03-12' }, '03-03 03-05 03-10 03-12'],
    ['by days in one text', { byDay: 'MO, WE', endDate: '2026-03-09' }, '03-02 03-04 03-09'],
    ['by days of the month', { repeatFrequency: 'P1M', byMonthDay: [1, 15], endDate: '2026-05-01' }, '03-15 04-01 04-15 05-01'],
    ['by the second Tuesday', { repeatFrequency: 'P1M', byDay: '2TU', endDate: '2026-05-31' }, '03-10 04-14 05-12'],
    [
      'by the weeks of a month',
      { repeatFrequency: 'P1M', byDay: 'Friday', byMonthWeek: [1, -1], endDate: '2026-04-30' },
      '03-06 03-27 04-03 04-24',
    ],
    ['every fortnight', { repeatFrequency: 'P14D', endDate: '2026-04-01' }, '03-02 03-16 03-30'],
    ['in a word', { repeatFrequency: 'Daily', endDate: '2026-03-04' }, '03-02 03-03 03-04'],
    ['in some months', { repeatFrequency: 'P1D', byMonth: 4, endDate: '2026-04-02' }, '04-01 04-02'],
    ['so many times, its start being none of them', { byDay: 'Tuesday', repeatCount: 2 }, '03-03 03-10'],
    ['so many times, its start being one of them', { byDay: 'Monday', repeatCount: '2' }, '03-02 03-09'],
    ['but for some days', { endDate: '2026-03-23', exceptDate: ['2026-03-09', '2026-03-16T00:00:00'] }, '03-02 03-23'],
    ['but for a time', { endDate: '2026-03-09', exceptDate: '2026-03-09T18:30' }, '03-02'],
    [
      'without saying how often, on days of the week',
      { repeatFrequency: undefined, byDay: 'Monday', endDate: '2026-03-09' },
      '03-02 03-09',
    ],
    ['once', { repeatFrequency: undefined }, '03-02'],
    ['until the day on which it begins', { endDate: '2026-03-02' }, '03-02'],
  ])('repeats %s', (_, about, days) =>
    expect(startsIn({ ...SCHEDULE, ...about })).toEqual(days.split(' ').map((day) => `${day}T18:30`)),
  );

  it('is each of several', () => {
    const [tuesdays, sundays] = [
      { ...SCHEDULE, byDay: 'Tuesday', endDate: '2026-03-10' },
      { ...SCHEDULE, byDay: 'Sunday', startTime: '10:00', endTime: '11:00', endDate: '2026-03-10' },
    ];
    expect(startsIn([tuesdays, sundays])).toEqual(['03-03T18:30', '03-08T10:00', '03-10T18:30']);
  });

  it.each<[string, object, object, string[]]>([
    ['the zone that it names', { scheduleTimezone: 'America/Los_Angeles' }, {}, ['03-02T21:30', '03-09T21:30']],
    ['the wall, though its start has an offset', { startTime: '18:30:00-05:00' }, {}, ['03-02T18:30', '03-09T18:30']],
    [
      'its event, where it says no time',
      { startTime: undefined, endTime: undefined },
      { startDate: '2026-03-02T19:00:00-05:00' },
      ['03-02T19:00', '03-09T19:00'],
    ],
    ['its event, where it says no start', { startDate: undefined }, { startDate: '2026-03-02' }, ['03-02T18:30', '03-09T18:30']],
    ['days, where nobody says a time', { startTime: undefined, endTime: undefined }, {}, ['03-02', '03-09']],
  ])('goes by %s', (_, about, event, starts) =>
    expect(startsIn({ ...SCHEDULE, endDate: '2026-03-15', ...about }, event)).toEqual(starts),
  );

  it.each(['T18:30', 'T18:30:00', 't18:30', ' 18:30 ', '6:30 PM'])('begins at %j, also if its day says midnight', (startTime) =>
    expect(startsIn({ ...SCHEDULE, startDate: '2026-03-02T00:00:00', startTime, repeatCount: 1 })).toEqual(['03-02T18:30']),
  );

  it.each([{ startTime: 'All day' }, { startTime: '2026-03-02' }])('is of whole days where it says so: %j', (about) =>
    expect(startsIn({ ...SCHEDULE, ...about, endTime: undefined, repeatCount: 1 })).toEqual(['03-02']),
  );

  it('has no end where that cannot be read', () => {
    const { occurrences } = read({ ...SCHEDULE, endTime: 'late', repeatCount: 1 });
    expect(occurrences.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([['2026-03-02T18:30:00-05:00', undefined]]);
  });

  it('ends on the next day where it ends before it begins', () => {
    const { occurrences } = read({ ...SCHEDULE, startTime: '22:00', endTime: '01:00', repeatCount: 1 });
    expect(occurrences.map(({ endTime }) => endTime)).toEqual(['2026-03-03T01:00:00-05:00']);
  });

  it.each([
    [{ byDay: 'PublicHolidays' }, /'PublicHolidays', which is not a day of the week$/],
    [{ repeatFrequency: 'sometimes' }, /'sometimes', which is not a frequency$/],
    [{ repeatFrequency: undefined, endDate: '2026-06-01' }, /does not say how often it repeats$/],
    [{ byMonthDay: 'last' }, /'last', which is not a valid byMonthDay$/],
    [{ exceptDate: 'in summer' }, /'in summer', which is not a date$/],
    [{ startTime: 'evening' }, /'evening', which is not a time$/],
  ])('that makes no sense is reported, and no day is guessed, but not of what is private: %j', (about, problem) => {
    const reading = read({ ...SCHEDULE, ...about });
    expect(reading.occurrences).toEqual([]);
    expect(reading.problems).toEqual([expect.stringMatching(problem), 'event 1: it has no start']);
    expect(reading.unread).toEqual([{ uid: 'yoga' }]);
    const dated = read({ ...SCHEDULE, ...about }, { startDate: '2026-03-02' });
    expect(pickFields(dated, 'date')).toEqual([['2026-03-02']]);
    expect(dated.problems).toHaveLength(1);
    expect(read({ ...SCHEDULE, ...about }, { visibility: 'private' })).toMatchObject({
      problems: [],
      privates: [{ uid: 'yoga' }],
    });
  });

  it('is read in JSON, too', () => {
    const event = { title: 'Yoga', id: 'yoga', eventSchedule: { ...SCHEDULE, repeatCount: 3 } };
    expect(readText(JSON.stringify([event])).occurrences).toHaveLength(3);
  });

  it('falls when an independent library says that its rule does', () => {
    const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
    const schedules = fc.record({
      unit: fc.constantFrom('W', 'W', 'M', 'D'),
      interval: fc.integer({ min: 1, max: 3 }),
      days: fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1, maxLength: 3 }),
      first: fc.integer({ min: 0, max: 60 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
      length: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(schedules, ({ unit, interval, days, first, length }) => {
        const last = new Date(Date.parse(first) + length * 86_400_000).toISOString().slice(0, 10);
        const about = { startDate: first, endDate: last, repeatFrequency: `P${interval}${unit}`, byDay: days };
        const frequency = { W: 'WEEKLY', M: 'MONTHLY', D: 'DAILY' }[unit];
        const [start, until] = [first, last].map((day) => `${day.replaceAll('-', '')}T000000Z`);
        const expected = rrulestr(`DTSTART:${start}\nRRULE:FREQ=${frequency};INTERVAL=${interval};BYDAY=${days};UNTIL=${until}`)
          .all()
          .map((date) => date.toISOString().slice(0, 10));
        const { occurrences } = read({ '@type': 'Schedule', ...about });
        expect([about, occurrences.map(({ date }) => date)]).toEqual([about, expected]);
      }),
      { seed: 20_261_120, numRuns: 200 },
    );
  });
});
