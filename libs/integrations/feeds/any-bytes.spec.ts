import fc from 'fast-check';
import { readBytes } from './read-bytes';
import { atomOf, FEED_OPTIONS, pageOf, rssOf } from './testing/feed-options';

const EVENT = {
  '@type': 'Event',
  '@id': 'b',
  name: 'Fair',
  startDate: '2026-07-04T19:00:00-04:00',
  location: { name: 'Mill', address: { streetAddress: '1 Oak St' } },
};
const FEEDS = [
  'BEGIN:VCALENDAR\r\nX-PUBLISHED-TTL:PT1H\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fair\r\nDTSTART;TZID=America/New_York:20260704T100000\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=9\r\nEXDATE:20260711T100000\r\nGEO:39.9;-74.9\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  rssOf(
    '<title>Fair &amp; &lt;b&gt;Walk</title><guid>1</guid><ev:startdate>2026-07-04T10:00:00Z</ev:startdate><description><![CDATA[<p>Hi</p>]]></description>',
  ),
  atomOf('<id>1</id><title>Fair</title><gd:when startTime="2026-07-04T10:00:00" endTime="2026-07-04"/><link href="/x"/>'),
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    items: [{ id: 1, title: 'Fair', _event: { start: '2026-07-04', end: '2026-07-05' } }],
  }),
  JSON.stringify([EVENT]),
  pageOf({ '@graph': [EVENT, { ...EVENT, subEvent: [EVENT] }] }),
].map((text) => Buffer.from(text));

const mutation = fc.record({
  at: fc.nat(5_000),
  removed: fc.nat(40),
  added: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom(
        '\r\n ',
        '\n',
        '"',
        '<',
        '>',
        '</item>',
        '<item>',
        '{',
        '}',
        '[',
        ']',
        ':',
        ';',
        ',',
        '\\',
        '&#xD800;',
        '\ud800',
        '\u2028',
        'BEGIN:VEVENT\r\n',
        'END:VCALENDAR',
        'RRULE:FREQ=SECONDLY\r\n',
        '9'.repeat(30),
        '-',
        'null',
      )
      .map((text) => Buffer.from(text)),
  ),
});

const mutate = (feed: Uint8Array, changes: { at: number; removed: number; added: Uint8Array }[]): Buffer =>
  changes.reduce<Buffer>((bytes, { at, removed, added }) => {
    const place = at % (bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(place + removed)]);
  }, Buffer.from(feed));

describe('Whatever the bytes are', () => {
  const answers = (bytes: Uint8Array) => {
    const reading = readBytes(bytes, { ...FEED_OPTIONS, address: 'https://mill.example/feed' });
    expect(JSON.stringify(reading)).not.toMatch(/\\ud[89a-f]/);
    for (const { uid, instance, name, date, endDate, startTime, endTime } of reading.occurrences) {
      expect([uid, instance, name].every((text) => text !== '')).toBe(true);
      expect((endDate ?? date) >= FEED_OPTIONS.from && date <= FEED_OPTIONS.to && (endDate ?? date) >= date).toBe(true);
      expect(startTime === undefined || startTime.startsWith(date)).toBe(true);
      expect(endTime === undefined || Date.parse(endTime) > Date.parse(startTime!)).toBe(true);
    }
    expect(new Set(reading.occurrences.map(({ uid, instance }) => JSON.stringify([uid, instance]))).size).toBe(
      reading.occurrences.length,
    );
    if (!reading.isCalendar) expect(reading.problems).not.toEqual([]);
    structuredClone(reading);
  };

  it('they are answered, in whole letters, each happening within the window and under its own name', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), answers), { numRuns: 200 });
    fc.assert(
      fc.property(fc.constantFrom(...FEEDS), fc.array(mutation, { maxLength: 6 }), (feed, changes) =>
        answers(mutate(feed, changes)),
      ),
      { numRuns: 2_000 },
    );
  });

  it('one feed is read as it is within another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FEEDS), fc.constantFrom(...FEEDS), (one, other) => answers(Buffer.concat([one, other]))),
      { numRuns: 36 },
    );
  });
});
