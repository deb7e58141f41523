import { atomOf, pickFields, readText, rssOf } from '../testing/feed-options';

const FAIR = '<title>Fair</title><guid>fair</guid><pubDate>Mon, 01 Jun 2026 08:00:00 GMT</pubDate>';

describe('RSS that says when', () => {
  it.each([
    [
      'the events module',
      '<ev:startdate>2026-07-04T19:00:00-04:00</ev:startdate><ev:enddate>2026-07-04T21:00:00-04:00</ev:enddate>',
    ],
    ['xCal', '<xCal:dtstart>2026-07-04T23:00:00Z</xCal:dtstart><xCal:dtend>2026-07-05T01:00:00Z</xCal:dtend>'],
    ['xCal in a zone', '<x:dtstart tzid="America/New_York">20260704T190000</x:dtstart><x:dtend>20260704T210000</x:dtend>'],
    [
      'xCal of RFC 6321',
      '<xcal:dtstart><xcal:date-time>2026-07-04T19:00:00</xcal:date-time></xcal:dtstart><xcal:dtend><xcal:date-time>2026-07-04T21:00:00</xcal:date-time></xcal:dtend>',
    ],
    [
      'a college',
      '<start xmlns="events">Sat, 04 Jul 2026 23:00:00 GMT</start><end xmlns="events">Sun, 05 Jul 2026 01:00:00 GMT</end>',
    ],
    ['a library', '<libcal:date>2026-07-04</libcal:date><libcal:start>19:00:00</libcal:start><libcal:end>21:00:00</libcal:end>'],
    [
      'a town hall',
      '<calendarEvent:EventDates> July 4, 2026 </calendarEvent:EventDates><calendarEvent:EventTimes>07:00 PM - 09:00 PM</calendarEvent:EventTimes>',
    ],
    ['WordPress', '<ev:tribe_event_meta start="2026-07-04 19:00:00" end="2026-07-04 21:00:00" />'],
    [
      'hCalendar',
      '<description>&lt;abbr class="dtstart" title="2026-07-04T19:00"&gt;7 PM&lt;/abbr&gt; to &lt;time class=\'dt-end\' datetime="2026-07-04T21:00"&gt;9&lt;/time&gt;</description>',
    ],
  ])('is told as iCalendar tells it: %s', (_, when) => {
    const reading = readText(rssOf(`${FAIR}${when}`), { type: 'text/html' });
    expect(reading).toMatchObject({ format: 'RSS', isCalendar: true, isCutShort: false, problems: [] });
    expect(pickFields(reading, 'uid', 'instance', 'name', 'startTime', 'endTime')).toEqual([
      ['fair', '2026-07-04T23:00:00Z', 'Fair', '2026-07-04T19:00:00-04:00', '2026-07-04T21:00:00-04:00'],
    ]);
  });

  it('leaves out what is private', () => {
    const item = (more: string) => rssOf(`${FAIR}<xcal:dtstart>2026-07-04T19:00:00</xcal:dtstart>${more}`);
    for (const word of ['PRIVATE', 'Confidential'])
      expect(readText(item(`<xcal:class>${word}</xcal:class>`))).toMatchObject({
        occurrences: [],
        privates: [{ uid: 'fair' }, { name: 'Fair' }],
      });
    expect(readText(item('<xcal:class>PUBLIC</xcal:class>')).occurrences).toHaveLength(1);
  });

  it('never takes the day on which it was published for its own', () => {
    const reading = readText(rssOf('<title>News</title><guid>1</guid><pubDate>Sat, 04 Jul 2026 08:00:00 GMT</pubDate>'));
    expect(reading).toMatchObject({ occurrences: [], isCalendar: false, unread: [{ uid: '1' }] });
    expect(reading.problems).toEqual([
      'it is not a calendar, but RSS of news: no item says when it takes place',
      'event 1: it has no start',
    ]);
  });

  it('reports the item that does not, and tells the others', () => {
    const reading = readText(rssOf(`${FAIR}<ev:startdate>2026-07-04</ev:startdate>`, '<title>News</title><guid>news</guid>'));
    expect(pickFields(reading, 'name', 'date', 'time')).toEqual([['Fair', '2026-07-04', 'All Day']]);
    expect(reading).toMatchObject({ problems: ['event 2: it has no start'], unread: [{ uid: 'news' }], isCalendar: true });
  });

  it('says all else about it', () => {
    const reading = readText(
      rssOf(
        '<title><![CDATA[CANCELLED: Arts &amp; Crafts]]></title><link>/fair</link><description>&lt;p&gt;Bring &lt;b&gt;paint&lt;/b&gt;&lt;/p&gt;</description>' +
          '<ev:startdate>2026-07-04</ev:startdate><ev:enddate>2026-07-05</ev:enddate><category>Art</category><georss:point>39.96 -74.94</georss:point>' +
          '<ev:location>The Mill&lt;br&gt;12 River Road, Moorestown, NJ 08057</ev:location><enclosure url="https://mill.example/a.jpg" type="image/jpeg"/>',
      ).replace('<channel>', '<channel><ttl>90</ttl>'),
      { address: 'https://mill.example/feed' },
    );
    expect(reading.refreshMinutes).toBe(90);
    expect(reading.occurrences).toEqual([
      {
        uid: '/fair',
        instance: '2026-07-04',
        name: 'Arts & Crafts',
        status: 'cancelled',
        date: '2026-07-04',
        endDate: '2026-07-05',
        time: 'All Day',
        location: 'The Mill',
        address: '12 River Road, Moorestown, NJ 08057',
        description: 'Bring paint',
        sourceUrl: 'https://mill.example/fair',
        imageUrl: 'https://mill.example/a.jpg',
        categories: ['Art'],
        coordinates: { latitude: 39.96, longitude: -74.94 },
      },
    ]);
  });

  it('knows where a download broke off', () => {
    const whole = rssOf(`${FAIR}<ev:startdate>2026-07-04</ev:startdate>`, FAIR);
    expect(readText(whole.slice(0, whole.lastIndexOf('<pubDate>'))).isCutShort).toBe(true);
  });

  it('finds the end of an item that was never closed', () => {
    const day = (nth: number) => `<item><title>${nth}<guid>${nth}</guid></title><ev:startdate>2026-07-0${nth}</ev:startdate>`;
    expect(pickFields(readText(`<rss><channel>${day(1)}${day(2)}</channel></rss>`), 'date')).toEqual([
      ['2026-07-01'],
      ['2026-07-02'],
    ]);
  });

  it('is known behind the complaints of the program that wrote it', () => {
    const text = `<br />\n<b>Warning</b>: deprecated\n${rssOf(`${FAIR}<ev:startdate>2026-07-04</ev:startdate>`)}`;
    expect(pickFields(readText(text), 'date')).toEqual([['2026-07-04']]);
  });
});

describe('Atom that says when', () => {
  it('tells each time of an entry', () => {
    const reading = readText(
      atomOf(
        '<id>tag:1</id><title>Class</title><link rel="self" href="https://a.example/self"/><link href="https://a.example/class"/><gd:where valueString="Room 2"/>' +
          '<gd:when startTime="2026-07-04T19:00:00.000-04:00" endTime="2026-07-04T20:00:00.000-04:00"/><gd:when startTime="2026-07-11" endTime="2026-07-12"/>',
        '<id>tag:2</id><title>Off</title><gd:eventStatus value="http://schemas.google.com/g/2005#event.canceled"/><gd:when startTime="2026-07-12"/>',
      ),
    );
    expect(reading.format).toBe('Atom');
    expect(pickFields(reading, 'uid', 'date', 'endDate', 'status', 'location', 'sourceUrl')).toEqual([
      ['tag:1', '2026-07-04', undefined, 'confirmed', 'Room 2', 'https://a.example/class'],
      ['tag:1', '2026-07-11', undefined, 'confirmed', 'Room 2', 'https://a.example/class'],
      ['tag:2', '2026-07-12', undefined, 'cancelled', undefined, undefined],
    ]);
  });
});
