import { readCalendar } from './read-calendar';
import { calendarOf, OPTIONS, occurrencesIn, readText } from './testing/reading';

describe('reading a calendar', () => {
  it('answers nothing for what is no calendar', () => {
    for (const text of ['', '\r\n', '<html>Checking your browser</html>', '{"error":"rate limited"}']) {
      expect(readText(text)).toEqual({
        occurrences: [],
        problems: [],
        isCalendar: false,
        ...(text.trim() === '' && { isEmpty: true }),
        isCutShort: false,
        components: 0,
        unread: [],
        startsAtNight: false,
      });
    }
  });

  it('counts all events of the file, and tells those in the window', () => {
    const { occurrences, components, isCalendar } = readText(
      calendarOf('UID:1\nDTSTART:20251231T100000', 'UID:2\nDTSTART:20260101T100000', 'UID:3\nDTSTART:20270101T000000'),
    );
    expect({ uids: occurrences.map(({ uid }) => uid), components, isCalendar }).toEqual({
      uids: ['2'],
      components: 3,
      isCalendar: true,
    });
  });

  it('tells the whole first and last day of the town, and what began earlier and still lasts', () => {
    const day = { from: '2026-07-04', to: '2026-07-04' };
    const uids = (...events: string[]) => occurrencesIn(events, day).map(({ uid }) => uid);
    expect(
      uids('UID:early\nDTSTART:20260704T003000', 'UID:late\nDTSTART:20260705T035900Z', 'UID:next\nDTSTART:20260705T040100Z'),
    ).toEqual(['early', 'late']);
    expect(
      uids(
        'UID:run\nDTSTART;VALUE=DATE:20260601\nDTEND;VALUE=DATE:20260705',
        'UID:over\nDTSTART;VALUE=DATE:20260601\nDTEND;VALUE=DATE:20260704',
      ),
    ).toEqual(['run']);
    expect(uids('UID:fair\nDTSTART:20260619T100000\nDURATION:P2D\nRRULE:FREQ=WEEKLY')).toEqual(['fair']);
    expect(uids('UID:camp\nDTSTART:20250101T180000\nDTEND:20270101T180000')).toEqual(['camp']);
  });

  it('tells them in the order of days and times', () => {
    expect(
      occurrencesIn([
        'UID:b\nDTSTART:20260704T180000',
        'UID:c\nDTSTART:20260705T090000',
        'UID:a\nDTSTART;VALUE=DATE:20260704',
      ]).map(({ uid }) => uid),
    ).toEqual(['a', 'b', 'c']);
  });

  it('loses no event to another that makes no sense', () => {
    const { occurrences, problems } = readText(
      calendarOf(
        'UID:1\nDTSTART:20260704T100000',
        'UID:2\nSUMMARY:No start',
        'UID:3\nDTSTART:20260230T100000',
        'UID:4\nDTSTART:soon',
        'UID:5\nDTSTART;TZID="Eastern:20260704T100000',
        'UID:6\nthis is no line\nDTSTART:20260704T100000\nGEO',
        'UID:7\nDTSTART:99990704T100000',
        'UID:8\nDTSTART:20260704T100000\nDURATION:forever\nRRULE:FREQ=NEVER',
        'UID:9\nDTSTART:',
        'UID:10\nDTSTART;VALUE=DATE:',
      ),
    );
    expect(occurrences.map(({ uid }) => uid)).toEqual(['1', '6', '8']);
    expect(problems).toEqual([
      'event 2: it has no start',
      "event 3: '2026-02-30' is not a date".replace('2026-02-30', '2026-02-30T10:00:00'),
      expect.stringMatching(/^event 4: '.*' is not a date$/),
      expect.stringMatching(/^event 5: DTSTART is not well formed/),
      'event 5: it has no start',
      'event 6: not a property: this is no line',
      'event 6: not a property: GEO',
      expect.stringMatching(/^event 8: RRULE is not well formed/),
      expect.stringMatching(/^event 8: the end was left out/),
      'event 9: its date is empty',
      'event 10: its date is empty',
    ]);
  });

  it('tells the first problems of a file that is nothing but problems', () => {
    const { problems } = readText(calendarOf(...Array.from({ length: 200 }, (_, at) => `UID:${at}\nSUMMARY:No start`)));
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toBe('and 150 more');
  });

  it('knows a file that breaks off', () => {
    const text = calendarOf('UID:1\nDTSTART:20260704T100000', 'UID:2\nDTSTART:20260705T100000');
    const { occurrences, isCutShort } = readText(text.slice(0, text.lastIndexOf('DTSTART')));
    expect(occurrences.map(({ uid }) => uid)).toEqual(['1']);
    expect(isCutShort).toBe(true);
  });

  it('reads a file that was folded in the middle of a letter', () => {
    const bytes = Buffer.from(calendarOf('SUMMARY:Café\nDTSTART:20260704T100000'));
    const at = bytes.indexOf('é') + 1;
    const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)]);
    expect(readCalendar(folded, OPTIONS).occurrences[0]!.name).toBe('Café');
  });

  it('shows what was called off, by its status, its title or its calendar', () => {
    expect(
      occurrencesIn([
        'UID:1\nDTSTART:20260704T100000\nSTATUS:CANCELLED',
        'UID:2\nDTSTART:20260705T100000\nSUMMARY:CANCELED: Yard sale',
      ]).map(({ name, status }) => [name, status]),
    ).toEqual([
      ['Choir rehearsal', 'cancelled'],
      ['Yard sale', 'cancelled'],
    ]);
    const text = calendarOf('DTSTART:20260704T100000').replace('VERSION:2.0', 'METHOD:CANCEL');
    expect(readText(text).occurrences[0]!.status).toBe('cancelled');
  });

  it('takes a cancelled record beside a live one for a rebooking', () => {
    expect(
      occurrencesIn([
        'UID:1\nDTSTART:20260704T100000\nSUMMARY:(CXLD) Yard Sale',
        'UID:2\nDTSTART:20260704T100000\nSUMMARY:Yard sale',
        'UID:3\nDTSTART:20260704T110000\nSUMMARY:Yard sale\nSTATUS:CANCELLED',
      ]).map(({ uid, status }) => [uid, status]),
    ).toEqual([
      ['2', 'confirmed'],
      ['3', 'cancelled'],
    ]);
  });

  it('tells a cancelled record beside a live one elsewhere for what it is', () => {
    const at = (uid: string, ...lines: string[]) =>
      [`UID:${uid}`, 'DTSTART:20260704T100000', 'SUMMARY:Yard sale', ...lines].join('\n');
    const statusesOf = (...events: string[]) => occurrencesIn(events).map(({ uid, status }) => `${uid} ${status}`);
    const off = at('1', 'LOCATION:Room A', 'STATUS:CANCELLED');
    expect(statusesOf(off, at('2', 'LOCATION:Room B'))).toEqual(['1 cancelled', '2 confirmed']);
    expect(statusesOf(off, at('2', 'LOCATION:Room B'), at('3', 'LOCATION:room a'))).toEqual(['2 confirmed', '3 confirmed']);
    expect(statusesOf(off, at('2'))).toEqual(['2 confirmed']);
    const online = at('2', 'CONFERENCE;VALUE=URI:https://meet.example/yard');
    expect(statusesOf(off, online)).toEqual(['1 cancelled', '2 confirmed']);
    expect(statusesOf(online.replace('UID:2', 'UID:1\nSTATUS:CANCELLED'), online.replace('/yard', '/sale'))).toEqual([
      '2 confirmed',
    ]);
  });

  it('reports a source in which most begins while the town sleeps', () => {
    const events = ['20260704T030000', '20260705T233000', '20260706T010000', '20260707T190000'];
    const { problems } = readText(calendarOf(...events.map((start) => `UID:${start}\nDTSTART:${start}`)));
    expect(problems).toEqual(['3 of 4 events begin between 11 PM and 6 AM: the source may be in another time zone than it says']);
  });

  it('knows what a source still holds, though nothing of it is told', () => {
    const { occurrences, unread } = readText(
      calendarOf(
        'UID:told\nDTSTART:20260704T100000',
        'UID:long ago\nDTSTART:20240704T100000',
        'UID:no start\nSUMMARY:Someday',
        'UID:twice\nDTSTART:20260704T100000',
        'UID:twice\nDTSTART:20300704T100000',
        'UID:weekly\nDTSTART:20260704T100000\nRRULE:FREQ=SOMETIMES',
        'UID:off\nDTSTART:20260704T100000\nSUMMARY:Fair\nSTATUS:CANCELLED',
        'UID:on\nDTSTART:20260704T100000\nSUMMARY:Fair',
      ),
    );
    expect(occurrences.map(({ uid }) => uid).sort()).toEqual(['on', 'told', 'twice', 'weekly']);
    expect(unread).toEqual([
      { uid: 'no start' },
      { uid: 'long ago' },
      { uid: 'weekly' },
      { uid: 'off', instance: '2026-07-04T14:00:00Z' },
    ]);
  });

  it('tells what does not repeat and what was changed by itself outside the window, too, and reports what stands for no date', () => {
    const { occurrences, outsideWindow, problems } = readText(
      calendarOf(
        'UID:ahead\nDTSTART:20300704T100000',
        'UID:past\nDTSTART;VALUE=DATE:20200704',
        'UID:none\nDTSTART;VALUE=DATE:20991231',
        'UID:someday\nDTSTART;VALUE=DATE:20700101',
        'UID:weekly\nDTSTART:20260704T100000\nRRULE:FREQ=WEEKLY;COUNT=3',
        'UID:weekly\nRECURRENCE-ID:20260711T100000\nDTSTART:20280101T100000',
        'UID:long ago\nDTSTART:20200704T100000\nRRULE:FREQ=WEEKLY;COUNT=3',
      ),
    );
    expect(occurrences.map(({ uid }) => uid)).toEqual(['weekly', 'weekly']);
    expect(outsideWindow!.map(({ uid, date }) => [uid, date])).toEqual([
      ['past', '2020-07-04'],
      ['weekly', '2028-01-01'],
      ['ahead', '2030-07-04'],
      ['someday', '2070-01-01'],
      ['none', '2099-12-31'],
    ]);
    expect(outsideWindow![1]!.instance).toBe('2026-07-11T14:00:00Z');
    expect(problems).toEqual([
      'none: its date, 2099-12-31, is a placeholder for an unknown date',
      'someday: its date, 2070-01-01, is a placeholder for an unknown date',
    ]);
  });

  it('misses what was taken out of a series, for the source says so', () => {
    const { occurrences, unread } = readText(
      calendarOf('UID:1\nDTSTART:20260704T100000\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260711T100000'),
    );
    expect([occurrences.length, unread]).toEqual([2, []]);
  });

  it.each<[string, string[], boolean | undefined]>([
    ['a rule', ['DTSTART:20260704T100000\nRRULE:FREQ=WEEKLY;COUNT=3'], true],
    ['extra dates', ['DTSTART:20260704T100000\nRDATE:20260705T100000'], true],
    ['a rule that ended long ago', ['DTSTART:20230704T100000\nRRULE:FREQ=WEEKLY;UNTIL=20230901T000000Z'], true],
    ['a rule without any occurrence', ['DTSTART:20260704T100000\nRRULE:FREQ=WEEKLY;COUNT=1\nEXDATE:20260704T100000'], true],
    ['a rule that cannot be read', ['DTSTART:20260704T100000\nRRULE:FREQ=SOMETIMES\nRRULE:FREQ=DAILY'], false],
    ['an exception that cannot be read', ['DTSTART:20260704T100000\nRRULE:FREQ=DAILY\nEXDATE:20261345T100000'], false],
    ['a change that cannot be read', ['DTSTART:20260704T100000\nRRULE:FREQ=DAILY', 'RECURRENCE-ID:nonsense'], false],
    ['changes alone', ['DTSTART:20260704T100000\nRECURRENCE-ID:20260704T090000'], false],
    ['nothing but its start', ['DTSTART:20260704T100000'], undefined],
  ])('says of an event with %s whether all of its occurrences are told', (_, events, isWhole) => {
    expect(readText(calendarOf(...events)).series).toEqual(
      isWhole === undefined ? undefined : [{ uid: 'choir@example.org', isWhole }],
    );
  });

  it('tells apart what bears one UID in several places at once, whichever comes first', () => {
    const at = (place: string) => `UID:walk\nDTSTART:20260704T100000\nLOCATION:${place}`;
    const [read, turned] = [
      [at('Park'), at('Mill')],
      [at('Mill'), at('Park')],
    ].map((events) => readText(calendarOf(...events)));
    expect(read!.occurrences.map(({ uid, location }) => [uid, location]).sort()).toEqual([
      ['walk in mill', 'Mill'],
      ['walk in park', 'Park'],
    ]);
    expect(read!.problems).toEqual(['walk: its UID is used for several places at the same time']);
    const identities = ({ occurrences }: typeof read & object) =>
      occurrences.map(({ uid, location }) => `${uid} ${location}`).sort();
    expect(identities(turned!)).toEqual(identities(read!));
  });

  it('takes a place that is newer for a correction', () => {
    const at = (place: string, sequence: number) => `UID:walk\nDTSTART:20260704T100000\nSEQUENCE:${sequence}\nLOCATION:${place}`;
    expect(occurrencesIn([at('Park', 2), at('Mill', 1)]).map(({ location }) => location)).toEqual(['Park']);
  });

  it.each([
    ['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 720],
    ['X-PUBLISHED-TTL:PT30M', 30],
    ['X-PUBLISHED-TTL:P999999999W', 10_080],
    ['X-PUBLISHED-TTL:-PT1H', undefined],
    ['X-PUBLISHED-TTL:often', undefined],
    ['X-OTHER:1', undefined],
  ])('knows how often it wants to be asked for: %s', (line, minutes) => {
    const text = calendarOf('DTSTART:20260704T100000').replace('VERSION:2.0', line);
    expect(readText(text).refreshMinutes).toBe(minutes);
  });

  it('says when most begins at night', () => {
    const events = ['20260704T030000', '20260705T233000', '20260706T010000'];
    const { startsAtNight } = readText(calendarOf(...events.map((start) => `UID:${start}\nDTSTART:${start}`)));
    expect(startsAtNight).toBe(true);
  });

  it('believes what begins at night in the zone that an operator has set', () => {
    const events = ['20260704T030000', '20260705T233000', '20260706T010000'];
    const text = calendarOf(...events.map((start) => `UID:${start}\nDTSTART:${start}`));
    expect(readText(text, { sourceZone: 'America/New_York' })).toMatchObject({ startsAtNight: false, problems: [] });
  });

  it('tells no more than a server can carry, and misses nothing of the rest', () => {
    const { occurrences, unread, problems } = readText(
      calendarOf(
        ...Array.from(
          { length: 10 },
          (_, at) =>
            `UID:${at}\nDTSTART:20260704T100000\nRRULE:FREQ=MINUTELY;INTERVAL=5;COUNT=4000\nDESCRIPTION:${'x'.repeat(30_000)}`,
        ),
      ),
    );
    expect(occurrences.length).toBeGreaterThan(1_000);
    expect(occurrences.length).toBeLessThan(5_000);
    expect(unread.length + occurrences.length).toBeGreaterThan(20_000);
    expect(problems.at(-1)).toMatch(/^only the first \d+ of \d+ events are read: together they are too long$/);
  });

  it('shows titles in whole letters that stand in one line and turn nothing beside them', () => {
    const title = `Fair\u2028of \u202ethe town\u2066 ${'🎉'.repeat(300)}`;
    const { name } = occurrencesIn([`DTSTART:20260704T100000\nSUMMARY:${title}`])[0]!;
    expect(name).toMatch(/^Fair of the town 🎉+…$/u);
    expect(name.isWellFormed()).toBe(true);
  });

  it('refuses a town without a time zone', () => {
    expect(() => readText(calendarOf('DTSTART:20260704T100000'), { timeZone: 'Moorestown' })).toThrow(RangeError);
  });
});
