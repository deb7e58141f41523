import fc from 'fast-check';
import { calendarOf, readText, startsIn } from '../testing/reading';

const OPTIONS = { timeZone: 'UTC', from: '2024-01-01', to: '2030-01-31' };

const daysOf = (start: string, rule: string): string[] =>
  startsIn([`DTSTART:${start}T090000Z\nRRULE:RSCALE=GREGORIAN;${rule}`], OPTIONS).map((text) => text.slice(0, 10));

type Said = { interval: number; days: number[]; months: number[]; weekdays: number[]; skip: string };

const expected = ({ interval, days, months, weekdays, skip }: Said): string[] => {
  const found = Array.from({ length: 72 }, (_, at) => at)
    .filter((month) => month % interval === 0 && (months.length === 0 || months.includes((month % 12) + 1)))
    .flatMap((month) => {
      const size = new Date(Date.UTC(2024, month + 1, 0)).getUTCDate();
      const valid = days.map((day) => (day <= size ? day : skip === 'BACKWARD' ? size : skip === 'FORWARD' ? size + 1 : 0));
      return valid.filter((day) => day > 0).map((day) => new Date(Date.UTC(2024, month, day)));
    })
    .filter((date) => weekdays.length === 0 || weekdays.includes(date.getUTCDay()));
  return [...new Set(found.map((date) => date.toISOString().slice(0, 10)))].sort();
};

describe('a rule that names days which some months do not have (RFC 7529)', () => {
  it.each([
    ['leaves them out', '20260131', 'FREQ=MONTHLY;COUNT=3', '2026-01-31 2026-03-31 2026-05-31'],
    ['leaves them out by its word', '20260131', 'FREQ=MONTHLY;SKIP=OMIT;COUNT=3', '2026-01-31 2026-03-31 2026-05-31'],
    ['takes the day before', '20260131', 'FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4', '2026-01-31 2026-02-28 2026-03-31 2026-04-30'],
    ['takes the day after', '20260131', 'FREQ=MONTHLY;SKIP=FORWARD;COUNT=4', '2026-01-31 2026-03-01 2026-03-31 2026-05-01'],
    [
      'takes the day before Leap Day',
      '20240229',
      'FREQ=YEARLY;SKIP=BACKWARD;COUNT=5',
      '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29',
    ],
    [
      'takes the day after Leap Day',
      '20240229',
      'FREQ=YEARLY;SKIP=FORWARD;COUNT=5',
      '2024-02-29 2025-03-01 2026-03-01 2027-03-01 2028-02-29',
    ],
    [
      'takes no day twice',
      '20260129',
      'FREQ=MONTHLY;BYMONTHDAY=29,30,31;SKIP=BACKWARD;COUNT=6',
      '2026-01-29 2026-01-30 2026-01-31 2026-02-28 2026-03-29 2026-03-30',
    ],
    [
      'takes no day twice, in whichever month',
      '20260101',
      'FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=5',
      '2026-01-01 2026-01-31 2026-02-01 2026-03-01 2026-03-31',
    ],
    [
      'takes only the weekdays that it names',
      '20260131',
      'FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=SA,SU;SKIP=BACKWARD;COUNT=3',
      '2026-01-31 2026-02-28 2026-05-31',
    ],
    [
      'counts places after that',
      '20260130',
      'FREQ=MONTHLY;BYMONTHDAY=30,31;BYSETPOS=-1;SKIP=BACKWARD;COUNT=3',
      '2026-01-30 2026-01-31 2026-02-28',
    ],
    [
      'takes the last day of the year for the 366th',
      '20241231',
      'FREQ=YEARLY;BYYEARDAY=366;SKIP=BACKWARD;COUNT=3',
      '2024-12-31 2025-12-31 2026-12-31',
    ],
    [
      'takes New Year for the 366th day',
      '20241231',
      'FREQ=YEARLY;BYYEARDAY=366;SKIP=FORWARD;COUNT=3',
      '2024-12-31 2026-01-01 2027-01-01',
    ],
    [
      'ends with what it takes from the next month',
      '20260331',
      'FREQ=MONTHLY;BYMONTHDAY=-31;SKIP=BACKWARD;UNTIL=20260331T235959Z',
      '2026-03-31',
    ],
  ])('%s', (_, start, rule, days) => expect(daysOf(start, rule)).toEqual(days.split(' ')));

  it('falls when the runtime’s calendar says it does', () => {
    const some = <T>(values: T[], minLength: number) => fc.uniqueArray(fc.constantFrom(...values), { minLength, maxLength: 3 });
    const rules = fc.record({
      interval: fc.constantFrom(1, 1, 2, 3, 5),
      days: some([1, 15, 28, 29, 30, 31], 1),
      months: some([1, 2, 3, 4, 6, 9, 12], 0),
      weekdays: some([0, 1, 3, 5, 6], 0),
      skip: fc.constantFrom('OMIT', 'BACKWARD', 'FORWARD'),
      most: fc.integer({ min: 1, max: 40 }),
      isCounted: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, ({ most, isCounted, ...ruleParts }) => {
        const days = expected(ruleParts).slice(0, most);
        // A rule begins with the month of its first day.
        fc.pre(days[0]?.startsWith('2024-01') === true);
        const rule = [
          `FREQ=MONTHLY;INTERVAL=${ruleParts.interval};BYMONTHDAY=${ruleParts.days};SKIP=${ruleParts.skip}`,
          ...(ruleParts.months.length > 0 ? [`BYMONTH=${ruleParts.months}`] : []),
          ...(ruleParts.weekdays.length > 0 ? [`BYDAY=${ruleParts.weekdays.map((day) => WEEKDAYS[day])}`] : []),
          isCounted ? `COUNT=${days.length}` : `UNTIL=${days.at(-1)!.replaceAll('-', '')}T235959Z`,
        ].join(';');
        expect([rule, daysOf(days[0]!.replaceAll('-', ''), rule)]).toEqual([rule, days]);
      }),
      { seed: 20_261_120, numRuns: 500 },
    );
  });
});

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

describe('a rule by another calendar', () => {
  it.each([
    ['FREQ=YEARLY;RSCALE=CHINESE', /RRULE was left out: it uses the unsupported calendar CHINESE$/],
    [
      'RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD',
      /RRULE was left out: it uses the unsupported calendar HEBREW$/,
    ],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=SIDEWAYS', /RRULE was left out: 'SIDEWAYS' is not a way to skip a day$/],
  ])('is reported, and leaves the first occurrence: %s', (rule, problem) => {
    const { occurrences, problems, unread } = readText(calendarOf(`DTSTART:20260217T090000\nRRULE:${rule}`));
    expect(occurrences.map(({ date }) => date)).toEqual(['2026-02-17']);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(unread).toEqual([{ uid: 'choir@example.org' }]);
  });
});
