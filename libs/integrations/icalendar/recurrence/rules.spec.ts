import { calendarOf, readText, startsIn } from '../testing/reading';

const daysOf = (start: string, rule: string, to = '2030-12-31'): string[] =>
  startsIn([`DTSTART;TZID=America/New_York:${start}T090000\nRRULE:${rule}`], { from: '2026-01-01', to }).map((text) => {
    expect(text.slice(10, 19)).toBe('T09:00:00');
    return text.slice(0, 10);
  });

describe('a recurrence rule', () => {
  it.each([
    ['every other day', '20260302', 'FREQ=DAILY;INTERVAL=2;COUNT=3', '2026-03-02 2026-03-04 2026-03-06'],
    [
      'each day of January',
      '20260130',
      'FREQ=DAILY;BYMONTH=1;UNTIL=20270102T140000Z',
      '2026-01-30 2026-01-31 2027-01-01 2027-01-02',
    ],
    [
      'Tuesdays and Thursdays',
      '20260901',
      'FREQ=WEEKLY;COUNT=4;WKST=SU;BYDAY=TU,TH',
      '2026-09-01 2026-09-03 2026-09-08 2026-09-10',
    ],
    [
      'every other week from Monday',
      '20260804',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      '2026-08-04 2026-08-09 2026-08-18 2026-08-23',
    ],
    [
      'every other week from Sunday',
      '20260804',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      '2026-08-04 2026-08-16 2026-08-18 2026-08-30',
    ],
    [
      'the first working day of a week',
      '20260706',
      'FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=1;COUNT=3',
      '2026-07-06 2026-07-13 2026-07-20',
    ],
    ['the first Friday', '20260904', 'FREQ=MONTHLY;COUNT=3;BYDAY=1FR', '2026-09-04 2026-10-02 2026-11-06'],
    ['the last Tuesday but one', '20260922', 'FREQ=MONTHLY;COUNT=3;BYDAY=-2TU', '2026-09-22 2026-10-20 2026-11-17'],
    [
      'the last day of the month',
      '20260131',
      'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4',
      '2026-01-31 2026-02-28 2026-03-31 2026-04-30',
    ],
    ['the 31st, in months that have one', '20260131', 'FREQ=MONTHLY;COUNT=3', '2026-01-31 2026-03-31 2026-05-31'],
    [
      'the last working day',
      '20260130',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
      '2026-01-30 2026-02-27 2026-03-31',
    ],
    ['Friday the 13th', '20260213', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=4', '2026-02-13 2026-03-13 2026-11-13 2027-08-13'],
    [
      'Election Day',
      '20261103',
      'FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=2',
      '2026-11-03 2028-11-07',
    ],
    ['Leap Day', '20280229', 'FREQ=YEARLY;COUNT=1', '2028-02-29'],
    ['the 100th day of the year', '20260410', 'FREQ=YEARLY;BYYEARDAY=100,-1;COUNT=3', '2026-04-10 2026-12-31 2027-04-10'],
    ['the year’s 20th Monday', '20260518', 'FREQ=YEARLY;BYDAY=20MO;COUNT=2', '2026-05-18 2027-05-17'],
    ['Monday of week 20', '20260511', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '2026-05-11 2027-05-17 2028-05-15'],
    ['the last week of the year', '20261228', 'FREQ=YEARLY;BYWEEKNO=-1;COUNT=2', '2026-12-28 2027-12-27'],
    ['Thanksgiving', '20261126', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=3', '2026-11-26 2027-11-25 2028-11-23'],
  ])('finds %s', (_, start, rule, days) => {
    expect(daysOf(start, rule)).toEqual(days.split(' '));
  });

  it('finds times within the day in their order', () => {
    expect(startsIn(['DTSTART:20260302T090000\nRRULE:FREQ=DAILY;BYHOUR=14,9;BYMINUTE=0,30;COUNT=5'])).toEqual(
      ['02T09:00', '02T09:30', '02T14:00', '02T14:30', '03T09:00'].map((time) => `2026-03-${time}:00-05:00`),
    );
    expect(startsIn(['DTSTART:20260302T090000\nRRULE:FREQ=HOURLY;INTERVAL=3;BYHOUR=9,12,15;COUNT=4'])).toEqual(
      ['02T09', '02T12', '02T15', '03T09'].map((time) => `2026-03-${time}:00:00-05:00`),
    );
  });

  it('starts with the first day given, even when that day is no match, and counts it', () => {
    expect(daysOf('20260303', 'FREQ=WEEKLY;BYDAY=WE;COUNT=3')).toEqual(['2026-03-03', '2026-03-04', '2026-03-11']);
  });

  it('goes on for ever, to the end of the window', () => {
    expect(daysOf('20200101', 'FREQ=MONTHLY;INTERVAL=5', '2026-12-31')).toEqual(['2026-04-01', '2026-09-01']);
  });

  it.each([
    ['an instant in UTC, which is the evening before', 'UNTIL=20260306T035959Z', 4],
    ['the very start of the last', 'UNTIL=20260306T000000Z', 4],
    ['a second before the last', 'UNTIL=20260305T235959Z', 3],
    ['a day, to its end', 'UNTIL=20260305', 4],
    ['a time on the same wall', 'UNTIL=20260305T190000', 4],
  ])('ends with %s', (_, until, count) => {
    expect(startsIn([`DTSTART;TZID=America/New_York:20260302T190000\nRRULE:FREQ=DAILY;${until}`])).toHaveLength(count);
  });

  it('repeats whole days', () => {
    expect(startsIn(['DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;UNTIL=20260316'])).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
    ]);
  });

  it('keeps an exact length over the change of clocks', () => {
    const { occurrences } = readText(calendarOf('DTSTART:20260301T220000\nDTEND:20260302T060000\nRRULE:FREQ=WEEKLY;COUNT=2'));
    expect(occurrences.map(({ endTime }) => endTime)).toEqual(['2026-03-02T06:00:00-05:00', '2026-03-09T06:00:00-04:00']);
    expect(
      readText(calendarOf('DTSTART:20260228T220000\nDTEND:20260301T060000\nRRULE:FREQ=WEEKLY;COUNT=2')).occurrences[1]!.endTime,
    ).toBe('2026-03-08T07:00:00-04:00');
  });

  it.each([
    ['can never be met', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', []],
    ['can never be met in a month', 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4', []],
    ['can never be met by the hour', 'FREQ=HOURLY;INTERVAL=24;BYHOUR=3', []],
    ['ticks', 'FREQ=SECONDLY', ['choir@example.org: its repeats were left out: it repeats more than 5000 times']],
    [
      'ticks a billion times',
      'FREQ=SECONDLY;COUNT=1000000000',
      ['choir@example.org: its repeats were left out: it repeats more than 5000 times'],
    ],
    [
      'has a time for every second',
      `FREQ=DAILY;BYHOUR=1,2;BYSECOND=${[...Array(60).keys()]};BYMINUTE=${[...Array(60).keys()]}`,
      ['choir@example.org: its repeats were left out: it repeats too often in a day'],
    ],
    ['skips to the end of time', 'FREQ=YEARLY;INTERVAL=2000000000', []],
    ['says not how often', 'BYDAY=MO', ['event 1: RRULE was left out: it has no frequency']],
    ['is misspelt', 'FREQ=WEEKLY;BYDAY=XX', [expect.stringContaining('event 1: RRULE is not well formed')]],
    ['ends on no day', 'FREQ=WEEKLY;UNTIL=tomorrow', [expect.stringContaining('event 1: RRULE was left out')]],
  ])('that %s leaves the first occurrence', (_, rule, problems) => {
    const reading = readText(calendarOf(`DTSTART:20260302T090000\nRRULE:${rule}`));
    expect(reading.problems).toEqual(problems);
    expect(reading.occurrences.map(({ startTime }) => startTime)).toEqual(['2026-03-02T09:00:00-05:00']);
  });

  it('does not take the server with it, however many of them tick', () => {
    const ticking = Array.from(
      { length: 400 },
      (_, at) => `UID:${at}\nDTSTART:19700101T000000\nRRULE:FREQ=SECONDLY;COUNT=100000000`,
    );
    const { occurrences, problems } = readText(calendarOf(...ticking, 'UID:fair\nDTSTART:20260704T100000'));
    expect(occurrences.map(({ uid }) => uid)).toEqual(['fair']);
    expect(problems).toHaveLength(51);
  });
});
