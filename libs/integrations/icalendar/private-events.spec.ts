import fc from 'fast-check';
import { calendarOf, occurrencesIn, readText } from './testing/reading';

const EVENT = 'UID:choir\nSUMMARY:Choir\nLOCATION:Mill Hall\nDTSTART;TZID=America/New_York:20260704T190000';
const CHOIR = { uid: 'choir', name: 'Choir', date: '2026-07-04', startTime: '2026-07-04T19:00:00-04:00', location: 'Mill Hall' };
const namesIn = (...events: string[]) => readText(calendarOf(...events)).occurrences.map(({ name, date }) => `${name} ${date}`);

describe('A private event of a calendar', () => {
  it.each(['PRIVATE', 'CONFIDENTIAL', 'X-STAFF', 'private', 'INTERNAL', 'PUBLIC-ISH'])(
    'of class %s is told to nobody',
    (name) => {
      const { occurrences, privates, problems } = readText(calendarOf(`${EVENT}\nCLASS:${name}`));
      expect({ occurrences, privates, problems }).toEqual({
        occurrences: [],
        privates: [{ uid: 'choir' }, { ...CHOIR, instance: '2026-07-04T23:00:00Z' }],
        problems: [],
      });
    },
  );

  it.each(['CLASS:PUBLIC', 'class: public ', 'CLASS;X-SET=1:PUBLIC', 'CLASS:', ''])('is none with “%s”', (line) => {
    const reading = readText(calendarOf(`${EVENT}\n${line}`));
    expect(reading.occurrences).toMatchObject([CHOIR]);
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

  it('takes nothing with it that bears another UID of the same ending', () => {
    const [hers, his] = ['https://a.example/events:7', 'https://b.example/events:7'];
    const change = 'RECURRENCE-ID;TZID=America/New_York:20260711T190000\nDTSTART;TZID=America/New_York:20260711T200000';
    const of = (uid: string) => EVENT.replace('UID:choir', `UID;X-SET="a:b":${uid}`);
    const series = `${of(his)}\nRRULE:FREQ=WEEKLY;COUNT=2`;
    expect(namesIn(`${of(hers)}\nCLASS:PRIVATE`, series, `UID:${his}\nSUMMARY:Band\n${change}`)).toEqual([
      'Choir 2026-07-04',
      'Band 2026-07-11',
    ]);
  });

  it('lends nothing to an occurrence that says it is public and leaves the rest to its event', () => {
    const series = `${EVENT}\nRRULE:FREQ=WEEKLY;COUNT=2\nDESCRIPTION:Bring the spare key\nCLASS:PRIVATE`;
    const change = 'UID:choir\nRECURRENCE-ID;TZID=America/New_York:20260711T190000\nLOCATION:Park\nCLASS:PUBLIC';
    const { occurrences, privates } = readText(calendarOf(series, change).replace('SUMMARY:Choir rehearsal\r\n', ''));
    expect(occurrences).toEqual([]);
    expect(privates).toContainEqual(expect.objectContaining({ uid: 'choir', instance: '2026-07-11T23:00:00Z' }));
  });

  it('is known by its UID outside the window, and where it cannot be read', () => {
    expect(readText(calendarOf('UID:old\nDTSTART:20200704T190000\nCLASS:PRIVATE')).privates).toEqual([{ uid: 'old' }]);
    expect(readText(calendarOf('UID:broken\nDTSTART:soon\nCLASS:PRIVATE')).privates).toEqual([{ uid: 'broken' }]);
  });

  it('is known by its happening ahead of the window, too, and takes no part in what is told there', () => {
    const far = 'UID:far\nSUMMARY:Jubilee\nDTSTART;TZID=America/New_York:20300704T190000';
    expect(readText(calendarOf(far)).outsideWindow).toMatchObject([{ uid: 'far' }]);
    const reading = readText(calendarOf(`${far}\nCLASS:PRIVATE`, 'UID:none\nDTSTART:20990101T100000\nCLASS:PRIVATE'));
    expect(reading).not.toHaveProperty('outsideWindow');
    expect(reading.problems).toEqual([]);
    expect(reading.privates).toEqual([
      { uid: 'far' },
      {
        ...{ uid: 'far', instance: '2030-07-04T23:00:00Z', name: 'Jubilee' },
        ...{ date: '2030-07-04', startTime: '2030-07-04T19:00:00-04:00' },
      },
      { uid: 'none' },
    ]);
  });

  it('stands in no problem either where it is one occurrence of a public series', () => {
    const changed = (date: string) =>
      `UID:choir\nSUMMARY:Choir\nRECURRENCE-ID;TZID=America/New_York:20260711T190000\nDTSTART:${date}T190000\nCLASS:PRIVATE`;
    const series = `${EVENT}\nRRULE:FREQ=WEEKLY;COUNT=4`;
    const reading = readText(calendarOf(series, changed('20991231')));
    expect(reading.problems).toEqual([]);
    expect(reading.privates).toEqual([{ uid: 'choir', instance: '2026-07-11T23:00:00Z' }]);
  });

  it('is no series and no rebooking', () => {
    const series = `${EVENT}\nRRULE:FREQ=WEEKLY;COUNT=4`;
    expect(readText(calendarOf(series)).series).toEqual([{ uid: 'choir', isWhole: true }]);
    expect(readText(calendarOf(`${series}\nCLASS:PRIVATE`))).not.toHaveProperty('series');
    const change = `${EVENT.replace('0704T', '0711T')}\nRECURRENCE-ID;TZID=America/New_York:20260711T190000\nCLASS:PUBLIC`;
    const half = readText(calendarOf(`${series}\nCLASS:PRIVATE`, change));
    expect(half.occurrences).toMatchObject([{ date: '2026-07-11' }]);
    expect(half.series).toEqual([{ uid: 'choir', isWhole: false }]);
    const off = `${EVENT}\nSTATUS:CANCELLED`;
    const anew = EVENT.replace('choir', 'again');
    expect(readText(calendarOf(off, anew)).reannounced).toHaveLength(1);
    expect(readText(calendarOf(off, `${anew}\nCLASS:PRIVATE`)).occurrences).toMatchObject([
      { uid: 'choir', status: 'cancelled' },
    ]);
    const hidden = readText(calendarOf(`${off}\nCLASS:PRIVATE`, anew));
    expect(hidden).not.toHaveProperty('reannounced');
    expect(hidden.occurrences).toMatchObject([{ uid: 'again', status: 'confirmed' }]);
  });

  it('says nowhere how it is joined online', () => {
    const lines = ['CONFERENCE;VALUE=URI:https://secret.example/a', 'X-GOOGLE-CONFERENCE:https://secret.example/b'];
    for (const line of lines)
      expect(JSON.stringify(readText(calendarOf(`${EVENT}\n${line}\nCLASS:PRIVATE`)))).not.toContain('secret.example');
  });

  it('is in the zone that its file defines', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Hall', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'];
    const offsets = ['TZOFFSETFROM:-0600', 'TZOFFSETTO:-0600', 'END:STANDARD', 'END:VTIMEZONE'];
    const text = calendarOf(`${EVENT.replace('America/New_York', 'Hall')}\nCLASS:PRIVATE`);
    const { privates, problems } = readText(text.replace('VERSION:2.0', ['VERSION:2.0', ...zone, ...offsets].join('\r\n')));
    expect(problems).toEqual([]);
    expect(privates).toMatchObject([{ uid: 'choir' }, { startTime: '2026-07-04T21:00:00-04:00' }]);
  });

  it('stands in no problem, whatever is wrong with it', () => {
    const line = fc.constantFrom(
      ...['SECRET words of nobody', 'DTSTART:SECRET', 'RRULE:FREQ=SECRET', 'EXDATE:SECRET', 'SUMMARY;SECRET', 'RDATE:SECRET'],
      ...['DTEND:SECRET', 'DURATION:SECRET', 'RECURRENCE-ID:SECRET', 'SUMMARY:SECRET', 'GEO:SECRET', 'URL:SECRET', 'UID:SECRET'],
    );
    fc.assert(
      fc.property(fc.array(line), fc.boolean(), (lines, isDated) => {
        const event = ['SUMMARY:SECRET', ...(isDated ? ['DTSTART:20260704T190000'] : []), ...lines, 'CLASS:PRIVATE'].join('\n');
        const { occurrences, problems } = readText(calendarOf(event, EVENT));
        expect(occurrences).toHaveLength(1);
        expect(JSON.stringify(problems)).not.toContain('SECRET');
      }),
    );
  });

  it('costs nobody else', () => {
    const others = ['UID:a\nDTSTART:20260704T100000', 'UID:b\nDTSTART:20260705T100000'];
    const { occurrences } = readText(calendarOf(...others, `${EVENT}\nCLASS:PRIVATE`));
    expect(occurrences).toEqual(occurrencesIn(others));
  });
});
