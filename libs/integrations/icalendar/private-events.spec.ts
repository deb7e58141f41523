import fc from 'fast-check';
import { calendarOf, happeningsIn, readText } from './testing/reading';

const EVENT = 'UID:choir\nSUMMARY:Choir\nLOCATION:Mill Hall\nDTSTART;TZID=America/New_York:20260704T190000';
const CHOIR = { uid: 'choir', name: 'Choir', date: '2026-07-04', startTime: '2026-07-04T19:00:00-04:00', location: 'Mill Hall' };
const namesIn = (...events: string[]) => readText(calendarOf(...events)).happenings.map(({ name, date }) => `${name} ${date}`);

describe('A private event of a calendar', () => {
  it.each(['PRIVATE', 'CONFIDENTIAL', 'X-STAFF', 'private', 'INTERNAL', 'PUBLIC-ISH'])(
    'of class %s is told to nobody',
    (name) => {
      const { happenings, privates, problems } = readText(calendarOf(`${EVENT}\nCLASS:${name}`));
      expect({ happenings, privates, problems }).toEqual({
        happenings: [],
        privates: [{ uid: 'choir' }, { ...CHOIR, instance: '2026-07-04T23:00:00Z' }],
        problems: [],
      });
    },
  );

  it.each(['CLASS:PUBLIC', 'class: public ', 'CLASS;X-SET=1:PUBLIC', 'CLASS:', ''])('is none with “%s”', (line) => {
    const reading = readText(calendarOf(`${EVENT}\n${line}`));
    expect(reading.happenings).toMatchObject([CHOIR]);
    expect(reading).not.toHaveProperty('privates');
  });

  it('is one also where its class cannot be parsed', () => {
    expect(namesIn(`${EVENT}\nCLASS;=:PRIVATE`, `${EVENT}\nCLASS;X`.replace('choir', 'other'))).toEqual([]);
  });

  it('takes what becomes of its occurrences with it, unless that says otherwise', () => {
    const series = `${EVENT}\nRRULE:FREQ=WEEKLY;COUNT=4`;
    const change = (day: string, ...more: string[]) =>
      [
        'UID:choir\nSUMMARY:Choir in the park',
        `RECURRENCE-ID;TZID=America/New_York:202607${day}T190000\nDTSTART;TZID=America/New_York:202607${day}T200000`,
        ...more,
      ].join('\n');
    expect(namesIn(`${series}\nCLASS:PRIVATE`, change('11'), change('18', 'CLASS:PUBLIC'))).toEqual([
      'Choir in the park 2026-07-18',
    ]);
    expect(namesIn(series, change('11', 'CLASS:CONFIDENTIAL'), change('18'))).toEqual([
      'Choir 2026-07-04',
      'Choir in the park 2026-07-18',
      'Choir 2026-07-25',
    ]);
    expect(readText(calendarOf(series, change('11', 'CLASS:CONFIDENTIAL'))).privates).toMatchObject([
      { uid: 'choir', instance: '2026-07-11T23:00:00Z' },
    ]);
  });

  it('is known by its UID outside the window, and where it cannot be read', () => {
    expect(readText(calendarOf('UID:old\nDTSTART:20200704T190000\nCLASS:PRIVATE')).privates).toEqual([{ uid: 'old' }]);
    expect(readText(calendarOf('UID:broken\nDTSTART:soon\nCLASS:PRIVATE')).privates).toEqual([{ uid: 'broken' }]);
  });

  it('stands in no problem, whatever is wrong with it', () => {
    const line = fc.constantFrom(
      ...['SECRET words of nobody', 'DTSTART:SECRET', 'RRULE:FREQ=SECRET', 'EXDATE:SECRET', 'SUMMARY;SECRET', 'RDATE:SECRET'],
      ...['DTEND:SECRET', 'DURATION:SECRET', 'RECURRENCE-ID:SECRET', 'SUMMARY:SECRET', 'GEO:SECRET', 'URL:SECRET', 'UID:SECRET'],
    );
    fc.assert(
      fc.property(fc.array(line), fc.boolean(), (lines, isDated) => {
        const event = ['SUMMARY:SECRET', ...(isDated ? ['DTSTART:20260704T190000'] : []), ...lines, 'CLASS:PRIVATE'].join('\n');
        const { happenings, problems } = readText(calendarOf(event, EVENT));
        expect(happenings).toHaveLength(1);
        expect(JSON.stringify(problems)).not.toContain('SECRET');
      }),
    );
  });

  it('costs nobody else', () => {
    const others = ['UID:a\nDTSTART:20260704T100000', 'UID:b\nDTSTART:20260705T100000'];
    const { happenings } = readText(calendarOf(...others, `${EVENT}\nCLASS:PRIVATE`));
    expect(happenings).toEqual(happeningsIn(others));
  });
});
