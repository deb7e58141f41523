import { calendarOf, occurrencesIn, readText } from '../testing/reading';

const happeningWith = (...lines: string[]) => occurrencesIn([['DTSTART:20260704T100000', ...lines].join('\n')])[0]!;

describe('what a happening tells of itself', () => {
  it('has its texts without markup', () => {
    expect(
      happeningWith(
        'SUMMARY:Rock &amp\\; Roll\\, live',
        'DESCRIPTION:<p>Free\\, for all.</p>',
        'LOCATION:The Mill\\, 12 River Road',
      ),
    ).toMatchObject({ name: 'Rock & Roll, live', description: 'Free, for all.', location: 'The Mill', address: '12 River Road' });
  });

  it('has the HTML description where there is no other', () => {
    expect(happeningWith('DESCRIPTION:', 'X-ALT-DESC;FMTTYPE=text/html:<b>Hello</b>').description).toBe('Hello');
  });

  describe('has where one joins it online', () => {
    const URL = 'https://zoom.example/j/123?pwd=a,b';
    it.each([
      `CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=Join:${URL}`,
      `CONFERENCE;VALUE=URI:tel:+1-856-555-0100,,,77\nCONFERENCE;VALUE=URI:${URL}`,
      `X-GOOGLE-CONFERENCE:${URL}`,
      `X-MICROSOFT-SKYPETEAMSMEETINGURL:${URL.replace(',', '\\,')}`,
      `LOCATION:${URL.replace(',', '\\,')}`,
      `LOCATION:Zoom (${URL.replace(',', '\\,')}).`,
      `LOCATION:Mill Hall\nX-GOOGLE-CONFERENCE:${URL}`,
    ])('told by %s', (lines) => expect(happeningWith(lines).onlineUrl).toBe(URL));

    it.each(['zoom.us/j/123', 'Zoom: us02web.zoom.us/j/123', 'meet.google.com/abc-defg', '(teams.microsoft.com/l/meetup)'])(
      'also without the scheme: %s',
      (place) => expect(happeningWith(`LOCATION:${place}`).onlineUrl).toMatch(/^https:\/\/[a-z0-9.]+\/[a-z0-9/-]+$/),
    );

    it.each(['Mill Hall\\, zoom.us/j/123', 'ann@zoom.us/j', 'notzoom.us/j/1', 'Zoom Room'])('but not in %s', (place) =>
      expect(happeningWith(`LOCATION:${place}`)).not.toHaveProperty('onlineUrl'),
    );

    it.each([
      'CONFERENCE;VALUE=URI:javascript:alert(1)',
      'CONFERENCE;VALUE=URI:tel:+18565550100',
      'X-GOOGLE-CONFERENCE:https:// no address',
      'LOCATION:https://maps.app.goo.gl/abc',
      'LOCATION:https://www.google.com/maps/place/Mill',
      'LOCATION:Mill Hall\\, https://mill.example',
      'LOCATION:Mill Hall',
    ])('but not by %s', (line) => expect(happeningWith(line)).not.toHaveProperty('onlineUrl'));

    it('beside the place that it has', () => {
      expect(happeningWith(`LOCATION:${URL}`).location).toContain('https://zoom.example/j/123');
      expect(happeningWith(`LOCATION:Mill Hall\nCONFERENCE:${URL}`).location).toBe('Mill Hall');
    });
  });

  it('has only what is told', () => {
    expect(Object.keys(happeningWith('DESCRIPTION: ', 'LOCATION:', 'URL:')).sort()).toEqual([
      'date',
      'instance',
      'name',
      'startTime',
      'status',
      'time',
      'uid',
    ]);
  });

  it('has a name even when the publisher gave none', () => {
    expect(happeningWith('SUMMARY:').name).toBe('Untitled event');
  });

  it.each([
    ['CONFIRMED', { status: 'confirmed' }],
    ['tentative', { status: 'confirmed', isTentative: 'true' }],
    ['CANCELLED', { status: 'cancelled' }],
    ['canceled', { status: 'cancelled' }],
  ])('is %s', (status, expected) => {
    expect(happeningWith(`STATUS:${status}`)).toMatchObject(expected);
  });

  it('links to the web and nowhere else', () => {
    expect(happeningWith('URL:https://example.org/?a=1&amp;b=2').sourceUrl).toBe('https://example.org/?a=1&b=2');
    expect(happeningWith('URL:javascript:alert(1)')).not.toHaveProperty('sourceUrl');
    expect(happeningWith('ATTACH:file:///home/ann/agenda.pdf', 'ATTACH;VALUE=BINARY;ENCODING=BASE64:AAAA')).not.toHaveProperty(
      'attachments',
    );
  });

  it('has the first picture, and everything else attached', () => {
    expect(
      happeningWith(
        'ATTACH;FMTTYPE=application/pdf:https://example.org/agenda.pdf',
        'ATTACH;FMTTYPE=image/jpeg:https://example.org/a',
        'ATTACH:https://example.org/b.png',
        'ATTACH;FMTTYPE=image/jpeg:https://drive.google.com/open?id=1',
        'ATTACH:https://example.org/agenda.pdf',
      ),
    ).toMatchObject({
      imageUrl: 'https://example.org/a',
      attachments: ['https://example.org/agenda.pdf', 'https://drive.google.com/open?id=1'],
    });
    expect(happeningWith('ATTACH:https://example.org/a.png', 'IMAGE;VALUE=URI:https://example.org/i.jpg').imageUrl).toBe(
      'https://example.org/i.jpg',
    );
  });

  it('leaves out an address that no browser would follow, and says so', () => {
    const long = `https://example.org/${'a'.repeat(2_000)}`;
    const lines = [`URL:${long}`, `ATTACH:${long}`, 'ATTACH:https://example.org/agenda.pdf'];
    const { occurrences, problems } = readText(calendarOf(['DTSTART:20260704T100000', ...lines].join('\n')));
    expect(occurrences[0]).not.toHaveProperty('sourceUrl');
    expect(occurrences[0]!.attachments).toEqual(['https://example.org/agenda.pdf']);
    expect(problems).toEqual(['choir@example.org: an address of 2020 characters was left out']);
  });

  it('keeps the first of a heap of attachments, and says so', () => {
    const lines = Array.from({ length: 50 }, (_, nth) => `ATTACH:https://example.org/${nth}.pdf`);
    const { occurrences, problems } = readText(calendarOf(['DTSTART:20260704T100000', ...lines].join('\n')));
    expect(occurrences[0]!.attachments).toHaveLength(20);
    expect(problems).toEqual(['choir@example.org: only 20 of 50 attachments are kept']);
  });

  it('has no more categories than there are kinds, and none that is a book', () => {
    const many = Array.from({ length: 5_000 }, (_, nth) => `Kind ${nth}`).join();
    expect(happeningWith(`CATEGORIES:${many}`).categories).toHaveLength(100);
    expect(happeningWith(`CATEGORIES:${'x'.repeat(100_000)}`).categories![0]).toHaveLength(300);
  });

  it('has categories and a place on the map', () => {
    expect(happeningWith('CATEGORIES:Arts, Music ', 'CATEGORIES:Music', 'GEO:39.97;-74.95')).toMatchObject({
      categories: ['Arts', 'Music'],
      coordinates: { latitude: 39.97, longitude: -74.95 },
    });
  });

  it.each([
    ['X-COST:Free', 'Free'],
    ['COST:$5\\, children $2', '$5, children $2'],
    ['PRICE:', undefined],
    ['X-TRUMBA-CUSTOMFIELD;NAME="Event Cost";ID=1;TYPE=SingleLine:No charge', 'No charge'],
    ['X-TRUMBA-CUSTOMFIELD;NAME="Room";ID=2;TYPE=SingleLine:Main hall', undefined],
    [`X-PRICE:${'9'.repeat(5_000)}`, `${'9'.repeat(199)}…`],
  ])('has the price that it says: %s', (line, price) => expect(happeningWith(line).price).toBe(price));

  it.each(['0;0', '39.97', '139;-74', 'here;there', ';-74.95', '39.97;', 'NaN;NaN', '1e999;1', ';'])(
    'has no place on the map at %s',
    (geo) => {
      expect(happeningWith(`GEO:${geo}`)).not.toHaveProperty('coordinates');
    },
  );
});
