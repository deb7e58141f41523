import { calendarOf, readText } from '../testing/reading';

const zoneOf = (tzid: string, ...observances: string[][]): string =>
  ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');

const fileOf = (zone: string, ...events: string[]): string =>
  calendarOf(...events).replace('VERSION:2.0', `VERSION:2.0\r\n${zone}`);

const observance = (kind: string, ...lines: string[]) => [`BEGIN:${kind}`, ...lines, `END:${kind}`];

const PACIFIC = [
  observance(
    'STANDARD',
    'DTSTART:16010101T020000',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0800',
  ),
  observance(
    'DAYLIGHT',
    'DTSTART:16010101T020000',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'TZOFFSETFROM:-0800',
    'TZOFFSETTO:-0700',
  ),
];

const startsOf = (text: string) => readText(text).occurrences.map(({ startTime }) => startTime);

describe('a zone that a file defines', () => {
  it.each(['Custom Time Zone', 'tzone://Microsoft/Custom', '(UTC-08:00) Our Office'])(
    'is read by its definition where its name says nothing: %s',
    (tzid) => {
      const text = fileOf(
        zoneOf(tzid, ...PACIFIC),
        `UID:1\nDTSTART;TZID="${tzid}":20260115T190000`,
        `UID:2\nDTSTART;TZID="${tzid}":20260704T190000`,
      );
      expect(readText(text).problems).toEqual([]);
      expect(startsOf(text)).toEqual(['2026-01-15T22:00:00-05:00', '2026-07-04T22:00:00-04:00']);
    },
  );

  it('repeats by the clocks of that zone', () => {
    const text = fileOf(
      zoneOf('Phoenix of ours', observance('STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0700')),
      'DTSTART;TZID=Phoenix of ours:20260304T190000\nRRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(startsOf(text)).toEqual(['2026-03-04T21:00:00-05:00', '2026-03-11T22:00:00-04:00']);
  });

  it('is known by its name with commas, escaped or in quotes', () => {
    const text = fileOf(
      zoneOf('Springfield\\, Our Office', ...PACIFIC),
      'UID:1\nDTSTART;TZID="Springfield, Our Office":20260704T190000',
      'UID:2\nDTSTART;TZID=Springfield\\, Our Office:20260705T190000',
    );
    expect(startsOf(text)).toEqual(['2026-07-04T22:00:00-04:00', '2026-07-05T22:00:00-04:00']);
  });

  it('shows an hour twice and jumps over another as any zone does', () => {
    const tzid = 'DTSTART;TZID=Ours';
    const text = fileOf(
      zoneOf('Ours', ...PACIFIC),
      `UID:1\n${tzid}:20260308T023000`,
      `UID:2\n${tzid}:20261101T013000`,
      `UID:3\n${tzid}:20261101T020000`,
    );
    expect(startsOf(text)).toEqual(['2026-03-08T06:30:00-04:00', '2026-11-01T03:30:00-05:00', '2026-11-01T05:00:00-05:00']);
  });

  it('follows dates that are listed one by one, and stays where the last of them leaves it', () => {
    const text = fileOf(
      zoneOf(
        'Ours',
        observance(
          'STANDARD',
          'DTSTART:20260601T000000',
          'RDATE:20260701T000000,20260801T000000',
          'TZOFFSETFROM:-0600',
          'TZOFFSETTO:-0700',
        ),
        observance('DAYLIGHT', 'DTSTART:20260615T000000', 'RDATE:20260715T000000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0600'),
      ),
      ...['20260501', '20260605', '20260620', '20260705', '20260720', '20260901'].map(
        (day) => `UID:${day}\nDTSTART;TZID=Ours:${day}T120000`,
      ),
    );
    expect(startsOf(text).map((start) => start!.slice(5, 13))).toEqual([
      '05-01T14',
      '06-05T15',
      '06-20T14',
      '07-05T15',
      '07-20T14',
      '09-01T15',
    ]);
  });

  it.each([
    ['without offsets', observance('STANDARD', 'DTSTART:19700101T000000')],
    ['without a start', observance('STANDARD', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500')],
    ['empty', []],
  ])('is the town’s where its definition is %s, and that is reported', (_, lines) => {
    const text = fileOf(zoneOf('Ours', lines), 'DTSTART;TZID=Ours:20260704T190000');
    expect(startsOf(text)).toEqual(['2026-07-04T19:00:00-04:00']);
    expect(readText(text).problems).toContain("no such time zone: 'Ours', read as America/New_York");
  });

  it('keeps the offsets of a definition whose rule cannot be met', () => {
    const text = fileOf(
      zoneOf(
        'Ours',
        observance('STANDARD', 'DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY', 'TZOFFSETFROM:-0800', 'TZOFFSETTO:-0800'),
      ),
      'DTSTART;TZID=Ours:20260704T190000',
    );
    expect(startsOf(text)).toEqual(['2026-07-04T23:00:00-04:00']);
    expect(readText(text).problems).toEqual(["time zone 'Ours': RRULE was left out: it repeats more than 5000 times"]);
  });

  it('is not asked where everybody knows the name', () => {
    const text = fileOf(zoneOf('Eastern Standard Time', ...PACIFIC), 'DTSTART;TZID=Eastern Standard Time:20260704T190000');
    expect(startsOf(text)).toEqual(['2026-07-04T19:00:00-04:00']);
  });
});
