import { tzOffset } from '@date-fns/tz';
import windowsZones from 'cldr-core/supplemental/windowsZones.json';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { readText } from '../testing/reading';

/** Long enough for several changes of the clocks, and before years for which zones are undecided. */
const [FIRST, LAST] = [Date.UTC(2019, 0, 1), Date.UTC(2029, 0, 1)];
const OPTIONS = { timeZone: 'UTC', from: '2018-12-25', to: '2029-01-07' };
const QUARTER = 900_000;

const bare = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/[-:]|\.\d+Z/g, '');

/**
 * Returns, in milliseconds, when a clock in a zone shows what UTC shows at `walls`. Events last a minute, so that none is an
 * all-day event.
 */
const ours = (tzid: string, walls: number[], zone: string[] = []): number[] => {
  const events = walls.flatMap((wall, at) => [
    'BEGIN:VEVENT',
    `UID:${at}`,
    'SUMMARY:Choir',
    `DTSTART;TZID=${tzid}:${bare(wall)}`,
    'DURATION:PT1M',
    'END:VEVENT',
  ]);
  const { occurrences, problems } = readText(['BEGIN:VCALENDAR', ...zone, ...events, 'END:VCALENDAR', ''].join('\r\n'), OPTIONS);
  expect(problems.filter((text) => !text.includes('begin between'))).toEqual([]);
  const starts = new Map(occurrences.map(({ uid, startTime }) => [uid, Date.parse(startTime!)]));
  return walls.map((_, at) => starts.get(String(at))!);
};

const instants = fc.array(
  fc.integer({ min: FIRST / QUARTER, max: LAST / QUARTER }).map((quarters) => quarters * QUARTER),
  { minLength: 40, maxLength: 60 },
);

describe('a zone of the table of Windows zones', () => {
  const table = windowsZones.supplemental.windowsZones.mapTimezones.map(({ mapZone }) => mapZone);
  const windows = table.filter(({ _territory }) => _territory === '001').map(({ _other, _type }) => [_other, _type] as const);
  const iana = new Set(table.flatMap(({ _type }) => _type.split(' ')).filter(Boolean));

  const isTold = (tzid: string, zone: string, some: number[]) => {
    const peerOffset = (instant: number) => tzOffset(zone, new Date(instant)) * 60_000;
    const walls = some.map((instant) => instant + peerOffset(instant));
    // Of the hour that comes twice the first counts.
    return ours(tzid, walls).every((instant, at) => instant <= some[at]! && instant + peerOffset(instant) === walls[at]);
  };

  it.each([...windows, ...[...iana].map((zone) => [zone, zone] as const)])(
    '%s is as far from UTC as an independent library says of %s',
    (tzid, zone) =>
      fc.assert(
        fc.property(instants, (some) => isTold(tzid, zone, some)),
        { seed: 20_261_120, numRuns: 1 },
      ),
  );
});

const two = (number: number): string => String(number).padStart(2, '0');
const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;

const turn = (months: [first: number, last: number]) =>
  fc.record({
    month: fc.integer({ min: months[0], max: months[1] }),
    nth: fc.constantFrom(1, 2, 3, 4, -1),
    weekday: fc.constantFrom('SU', 'SU', 'SA', 'FR', 'TH'),
    hour: fc.integer({ min: 0, max: 4 }),
  });

type Turn = { month: number; nth: number; weekday: string; hour: number };

const observance = (kind: string, { month, nth, weekday, hour }: Turn, start: number, from: number, to: number, last: string) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}${two(month)}01T${two(hour)}0000`,
  `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${weekday}${last}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

const zone = fc
  .record({
    standard: fc.integer({ min: -48, max: 48 }).map((quarters) => quarters * 15),
    summer: fc.constantFrom(20, 30, 60, 60, 60, 120),
    spring: turn([2, 5]),
    fall: turn([8, 11]),
    start: fc.constantFrom(1601, 1970, 1987, 2007),
    kind: fc.constantFrom('for ever', 'for ever', 'until 2023', 'none'),
    isSouthern: fc.boolean(),
  })
  .map(({ standard, summer, spring, fall, start, kind, isSouthern }) => {
    const [toSummer, toWinter] = isSouthern ? [fall, spring] : [spring, fall];
    const last = kind === 'until 2023' ? ';UNTIL=20231231T235959Z' : '';
    const winter = observance('STANDARD', toWinter, start, standard + (kind === 'none' ? 0 : summer), standard, last);
    return [
      'BEGIN:VTIMEZONE',
      'TZID:Our Zone',
      ...(kind === 'none' ? [] : observance('DAYLIGHT', toSummer, start, standard, standard + summer, last)),
      ...winter,
      'END:VTIMEZONE',
    ];
  });

describe('a zone that a file defines', () => {
  it('is as far from UTC as an independent library reads in it', () => {
    fc.assert(
      fc.property(zone, instants, (lines, walls) => {
        const peer = new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join('\r\n'))));
        const peerOffset = (wall: number) => peer.utcOffset(ICAL.Time.fromJSDate(new Date(wall), true)) * 1000;
        // Libraries disagree about times that a clock shows twice or never: the neighbouring specs cover those.
        const plain = walls.filter((wall) => peerOffset(wall - 7_200_000) === peerOffset(wall + 7_200_000));
        expect(ours('Our Zone', plain, lines)).toEqual(plain.map((wall) => wall - peerOffset(wall)));
      }),
      { seed: 20_261_120, numRuns: 200 },
    );
  });
});
