import { readBytes } from './read-bytes';
import { atomOf, FEED_OPTIONS, pageOf, pickFields, readText, rssOf } from './testing/feed-options';

const calendarOf = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', event, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const FAIR = 'UID:fair\r\nSUMMARY:Fair\r\nDTSTART:20260704T100000';
const NAMES = (text: string) => pickFields(readText(text), 'name').flat();

describe('A sloppy calendar', () => {
  it.each([
    [
      'an end before its start',
      'UID:1\r\nSUMMARY:Walk\r\nDTSTART:20260704T110000\r\nDTEND:20260704T100000',
      ['Fair', 'Walk'],
      /the end was left out/,
    ],
    ['an empty start', 'UID:1\r\nSUMMARY:Walk\r\nDTSTART:', ['Fair'], /event 1: /],
    [
      'raw line breaks in a text',
      'UID:1\r\nSUMMARY:Walk\r\nDESCRIPTION:One\r\nBring tea\r\nDTSTART:20260704T110000',
      ['Fair', 'Walk'],
      /Bring tea/,
    ],
  ])('costs an event nothing but what is wrong with it: %s', (_, event, names, problem) => {
    const reading = readText(calendarOf(event, FAIR));
    expect(pickFields(reading, 'name').flat()).toEqual(names);
    expect(reading.problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['complaints', '<br />\n<b>Warning</b>: Undefined variable\n'],
    ['an empty line', '\r\n\r\n   '],
    ['a mark of its encoding', '\uFEFF'],
    ['what looks like JSON', '[warning] cache is cold\n'],
  ])('is read behind %s', (_, junk) => expect(NAMES(junk + calendarOf(FAIR))).toEqual(['Fair']));

  it('is read in UTF-16', () => {
    const bytes = Buffer.from(`\uFEFF${calendarOf(FAIR)}`, 'utf16le');
    expect(pickFields(readBytes(bytes, FEED_OPTIONS), 'name')).toEqual([['Fair']]);
  });

  it('has one UID however it escapes it', () => {
    const [[uid]] = pickFields(readText(calendarOf(FAIR.replace('UID:fair', 'UID:fair\\,2026\\;a'))), 'uid') as [[string]];
    expect(uid).toBe('fair,2026;a');
  });

  it('is whole letters, whatever JSON makes of them', () => {
    const { occurrences } = readText(
      pageOf('{"@type":"Event","@id":"\\ud800","name":"Fair \\udc00\\u202e\\u2028x","startDate":"2026-07-04"}'),
    );
    expect(occurrences.map(({ uid, name }) => [uid, name])).toEqual([['\ufffd', 'Fair \ufffd x']]);
  });

  it('has no style in its titles', () => {
    expect(
      NAMES(
        rssOf(
          '<title>&lt;style&gt;p { color: red }&lt;/style&gt;Arts &amp;amp;amp; &lt;i&gt;Crafts&lt;/i&gt;</title><ev:startdate>2026-07-04</ev:startdate>',
        ),
      ),
    ).toEqual(['Arts &amp; Crafts']);
  });
});

describe('A hostile feed', () => {
  const DAY = '<title>Fair</title><ev:startdate>2026-07-04</ev:startdate>';

  it('laughs a billion times in vain', () => {
    const lol = Array.from({ length: 10 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`).join('');
    const text = rssOf(`<title>Fair &lol10;</title><ev:startdate>2026-07-04</ev:startdate>`);
    expect(NAMES(text.replace('<rss', `<!DOCTYPE rss [<!ENTITY lol0 "lol">${lol}]><rss`))).toEqual(['Fair &lol10;']);
  });

  it('reads no file that it names', () => {
    const text = rssOf(`<title>Fair &file;</title><ev:startdate>2026-07-04</ev:startdate>`);
    expect(NAMES(text.replace('<rss', '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]><rss'))).toEqual([
      'Fair &file;',
    ]);
  });

  const MANY = 300_000;
  it.each([
    ['elements that are never ended', rssOf(`${DAY}${'<a>'.repeat(MANY)}`), ['Fair']],
    ['ends that were never begun', rssOf(`${DAY}${'<a>'.repeat(20)}${'</b>'.repeat(MANY)}`), ['Fair']],
    ['elements without number', rssOf(`${DAY}${'<a/>'.repeat(MANY)}`), ['Fair']],
    ['attributes without number', rssOf(`${DAY}<a ${'b="c" '.repeat(MANY)}/>`), ['Fair']],
    ['an attribute without end', rssOf(`${DAY}<a b="${'&amp;'.repeat(MANY)}"/>`), ['Fair']],
    ['a name without end', rssOf(`${DAY}<${'a'.repeat(MANY)}/>`), ['Fair']],
    ['angle brackets', rssOf(`${DAY}<description>${'&lt;'.repeat(MANY)}</description>`), ['Fair']],
    ['marks of what is no comment', rssOf(`${DAY}<description>${'&lt;!--'.repeat(MANY)}</description>`), ['Fair']],
    ['marks of no data', atomOf(`${DAY}<summary>${'<![CDATA['.repeat(MANY)}]]></summary>`), ['Fair']],
    ['microformats without end', rssOf(`${DAY}<description>${'&lt;a class="dtstart '.repeat(MANY)}</description>`), ['Fair']],
    [
      'scripts without end',
      `${pageOf({ '@type': 'Event', name: 'Fair', startDate: '2026-07-04' })}${'<script type="application/ld+json">'.repeat(MANY)}`,
      ['Fair'],
    ],
    [
      'semicolons',
      pageOf({ '@type': 'Event', name: 'Fair', startDate: '2026-07-04' }, `{${';'.repeat(MANY)}${' '.repeat(MANY)}x`),
      ['Fair'],
    ],
    ['a title without end', calendarOf(FAIR.replace('SUMMARY:Fair', `SUMMARY:Fair\r\nX-A;${'B=C;'.repeat(MANY)}:D`)), ['Fair']],
    ['blank lines of blanks', calendarOf(`${FAIR}\r\nDESCRIPTION:${' \\n'.repeat(MANY)}`), ['Fair']],
    ['cancelled', calendarOf(`UID:1\r\nDTSTART:20260704\r\nSUMMARY:${'CANCELLED - '.repeat(MANY)}Fair`), [expect.any(String)]],
    ['places', calendarOf(`${FAIR}\r\nLOCATION:${' \\, '.repeat(MANY)}`), ['Fair']],
    ['a date without end', rssOf(`<title>Fair</title><ev:startdate>${'July '.repeat(MANY)}</ev:startdate>`, DAY), ['Fair']],
    ['parameters', calendarOf(`${FAIR}\r\nLOCATION;${'A="b";'.repeat(MANY)}:C`), ['Fair']],
  ])('takes no longer for %s', (_, text, names) => expect(NAMES(text)).toEqual(names));

  it.each([
    ['lists', '['.repeat(MANY) + ']'.repeat(MANY)],
    ['events', `${'{"@type":"Event","name":"Fair","startDate":"2026-07-04","subEvent":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('is read as deep as any feed goes, and says so: %s', (_, json) => {
    const reading = readText(pageOf({ '@type': 'Event', '@id': '1', name: 'Walk', startDate: '2026-07-05' }, json));
    expect(pickFields(reading, 'name').flat()).toContain('Walk');
    expect(reading.problems).toContainEqual(expect.stringMatching('nested too deeply'));
    expect(readText(json).occurrences.length).toBeLessThan(50);
  });

  it.each([
    ['a list', (json: string) => json],
    [
      'a page',
      (json: string) =>
        pageOf(
          { '@type': 'Event', name: 'Fair', startDate: '2026-07-04' },
          ...Array(12).fill(json.slice(0, 500_001).concat('0]')),
        ),
    ],
  ])('is not even looked into where that would take all memory there is: %s', (_, feed) => {
    const { problems } = readText(feed(`[[]${',[]'.repeat(2_000_000)}]`));
    expect(problems).toContainEqual(expect.stringMatching('holds too much'));
  });

  it('keeps an object’s names from being its methods', () => {
    expect(
      readText(pageOf('{"@type":"Event","__proto__":{"name":"Walk"},"name":"Fair","startDate":"2026-07-04"}')).occurrences,
    ).toHaveLength(1);
    expect(readText('{"@type":"constructor","hasOwnProperty":1,"toString":{}}').isCalendar).toBe(false);
  });

  it('repeats itself as often as a server can bear, and costs the others nothing', () => {
    const reading = readText(
      calendarOf(
        'UID:1\r\nSUMMARY:Tick\r\nDTSTART:20200101T000000\r\nRRULE:FREQ=SECONDLY',
        'UID:2\r\nSUMMARY:Daily\r\nDTSTART:20260601T090000\r\nRRULE:FREQ=DAILY',
        'UID:3\r\nSUMMARY:Million\r\nDTSTART:20200101T000000\r\nRRULE:FREQ=MINUTELY;COUNT=9999999',
        FAIR,
      ),
    );
    expect([...new Set(pickFields(reading, 'name').flat())]).toEqual(['Daily', 'Fair']);
    expect(reading.problems).toHaveLength(2);
    expect(reading.unread.filter(({ instance }) => !instance)).toEqual([{ uid: '1' }, { uid: '3' }]);
  });

  it('may define its zones for all eternity', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ours',
      'BEGIN:STANDARD',
      'DTSTART:00010101T000000',
      'RRULE:FREQ=SECONDLY',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const text = calendarOf(FAIR.replace('DTSTART:', 'DTSTART;TZID=Ours:')).replace('VERSION:2.0', zone.join('\r\n'));
    expect(NAMES(text)).toEqual(['Fair']);
  });

  it('may hold a hundred thousand events', () => {
    const events = Array.from(
      { length: 100_000 },
      (_, at) => `UID:${at}\r\nSUMMARY:Event ${at}\r\nDTSTART:2026${String((at % 12) + 1).padStart(2, '0')}15T100000`,
    );
    const reading = readText(calendarOf(...events));
    expect([reading.occurrences.length, reading.components, reading.problems]).toEqual([100_000, 100_000, []]);
  });
});
