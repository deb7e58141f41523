import { calendarOf, occurrencesIn, readText, startsIn } from '../testing/reading';

const WEEKLY = 'DTSTART;TZID=America/New_York:20260302T190000\nDURATION:PT2H\nRRULE:FREQ=WEEKLY;COUNT=4';

describe('the occurrences of an event', () => {
  it('leaves out what is excluded, also behind an exclusion that has gone stale', () => {
    expect(
      startsIn([`${WEEKLY}\nEXDATE;TZID=America/New_York:20260301T180000,20260309T190000\nEXDATE:20260316T230000Z`]).map(
        (start) => start.slice(0, 10),
      ),
    ).toEqual(['2026-03-02', '2026-03-23']);
  });

  it('leaves out the first when that is excluded', () => {
    expect(startsIn([`${WEEKLY}\nEXDATE;TZID=America/New_York:20260302T190000`])).toHaveLength(3);
  });

  it('leaves out a whole day that is excluded as a day', () => {
    expect(startsIn([`${WEEKLY}\nEXDATE;VALUE=DATE:20260309`])).toHaveLength(3);
    expect(startsIn(['DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260309T000000'])).toEqual([
      '2026-03-02',
      '2026-03-16',
    ]);
  });

  it('leaves out what an exception rule excludes', () => {
    expect(startsIn([`${WEEKLY}\nEXRULE:FREQ=WEEKLY;INTERVAL=2`]).map((start) => start.slice(0, 10))).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-23',
    ]);
  });

  it('adds extra dates, each once, some with an end of their own', () => {
    const occurrences = occurrencesIn([
      `${WEEKLY}\nRDATE;TZID=America/New_York:20260309T190000,20260401T180000\nRDATE;VALUE=PERIOD:20260501T230000Z/PT1H\nRDATE;VALUE=DATE:20260601`,
    ]);
    expect(occurrences.slice(4).map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      ['2026-04-01T18:00:00-04:00', '2026-04-01T20:00:00-04:00'],
      ['2026-05-01T19:00:00-04:00', '2026-05-01T20:00:00-04:00'],
      ['2026-06-01T19:00:00-04:00', '2026-06-01T21:00:00-04:00'],
    ]);
    expect(occurrences).toHaveLength(7);
  });

  it('keeps the good of many extra and excluded dates', () => {
    const { occurrences, problems } = readText(
      calendarOf(`${WEEKLY}\nEXDATE:2026,20260309T190000\nRDATE:someday,20260401T180000`),
    );
    expect(occurrences).toHaveLength(4);
    expect(problems).toHaveLength(2);
  });

  it('moves, renames and calls off single occurrences, under the identity they had', () => {
    const occurrences = occurrencesIn([
      WEEKLY,
      'RECURRENCE-ID;TZID=America/New_York:20260309T190000\nSUMMARY:Choir concert\nDTSTART;TZID=America/New_York:20260310T200000\nDTEND;TZID=America/New_York:20260310T220000',
      'RECURRENCE-ID:20260316T230000Z\nSTATUS:CANCELLED\nDTSTART:20260316T230000Z',
    ]);
    expect(occurrences.map(({ instance, name, startTime, status }) => [instance, name, startTime, status])).toEqual([
      ['2026-03-03T00:00:00Z', 'Choir rehearsal', '2026-03-02T19:00:00-05:00', 'confirmed'],
      ['2026-03-09T23:00:00Z', 'Choir concert', '2026-03-10T20:00:00-04:00', 'confirmed'],
      ['2026-03-16T23:00:00Z', 'Choir rehearsal', '2026-03-16T19:00:00-04:00', 'cancelled'],
      ['2026-03-23T23:00:00Z', 'Choir rehearsal', '2026-03-23T19:00:00-04:00', 'confirmed'],
    ]);
  });

  it('lets a change that tells nothing but its status keep everything else', () => {
    const text = calendarOf(`${WEEKLY}\nLOCATION:Trinity Church`).replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:choir@example.org\r\nRECURRENCE-ID:20260316T230000Z\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    expect(readText(text).occurrences[2]).toMatchObject({
      name: 'Choir rehearsal',
      location: 'Trinity Church',
      startTime: '2026-03-16T19:00:00-04:00',
      endTime: '2026-03-16T21:00:00-04:00',
      status: 'cancelled',
    });
  });

  it('keeps a change whose occurrence no rule finds any more, and one that stands alone', () => {
    const change = 'RECURRENCE-ID;TZID=America/New_York:20260505T190000\nDTSTART;TZID=America/New_York:20260506T190000';
    expect(startsIn([WEEKLY, change])).toContain('2026-05-06T19:00:00-04:00');
    expect(startsIn([change])).toEqual(['2026-05-06T19:00:00-04:00']);
  });

  it('gives a change to the event with its UID alone', () => {
    const occurrences = occurrencesIn([
      WEEKLY,
      `UID:band\nSUMMARY:Band rehearsal\n${WEEKLY}`,
      'UID:band\nSUMMARY:Band concert\nRECURRENCE-ID;TZID=America/New_York:20260309T190000\nDTSTART;TZID=America/New_York:20260309T190000',
    ]);
    expect(occurrences.map(({ name }) => name).filter((name) => name === 'Choir rehearsal')).toHaveLength(4);
    expect(occurrences.map(({ name }) => name).filter((name) => name === 'Band rehearsal')).toHaveLength(3);
  });

  it('knows an occurrence of a timed event that is named by its day', () => {
    expect(startsIn([WEEKLY, 'RECURRENCE-ID;VALUE=DATE:20260309\nDTSTART;TZID=America/New_York:20260309T203000'])).toEqual([
      '2026-03-02T19:00:00-05:00',
      '2026-03-09T20:30:00-04:00',
      '2026-03-16T19:00:00-04:00',
      '2026-03-23T19:00:00-04:00',
    ]);
  });

  it('moves this and all later ones', () => {
    const occurrences = occurrencesIn([
      WEEKLY,
      'SUMMARY:Choir rehearsal at eight\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20260316T190000\nDTSTART;TZID=America/New_York:20260317T200000\nDURATION:PT1H',
    ]);
    expect(occurrences.map(({ name, startTime, endTime }) => [name, startTime, endTime])).toEqual([
      ['Choir rehearsal', '2026-03-02T19:00:00-05:00', '2026-03-02T21:00:00-05:00'],
      ['Choir rehearsal', '2026-03-09T19:00:00-04:00', '2026-03-09T21:00:00-04:00'],
      ['Choir rehearsal at eight', '2026-03-17T20:00:00-04:00', '2026-03-17T21:00:00-04:00'],
      ['Choir rehearsal at eight', '2026-03-24T20:00:00-04:00', '2026-03-24T21:00:00-04:00'],
    ]);
  });

  it.each([
    ['the higher SEQUENCE', 'SEQUENCE:10\nLAST-MODIFIED:20260101T000000Z', 'SEQUENCE:9\nLAST-MODIFIED:20260201T000000Z', 'first'],
    [
      'then the later LAST-MODIFIED',
      'SEQUENCE:1\nLAST-MODIFIED:20260201T000000Z',
      'SEQUENCE:1\nLAST-MODIFIED:20260101T000000Z',
      'first',
    ],
    ['then the last in the file', 'SEQUENCE:1', 'SEQUENCE:1', 'second'],
  ])('believes, of two records of one occurrence, %s', (_, first, second, believed) => {
    const names = (...lines: string[]) => occurrencesIn(lines).map(({ name }) => name);
    expect(
      names(`SUMMARY:first\nDTSTART:20260704T100000\n${first}`, `SUMMARY:second\nDTSTART:20260704T100000\n${second}`),
    ).toEqual([believed]);
    const change = 'RECURRENCE-ID:20260310T000000Z\nDTSTART:20260310T000000Z';
    expect(names(`SUMMARY:first\n${change}\n${first}`, `SUMMARY:second\n${change}\n${second}`)).toEqual([believed]);
  });

  it('believes a change rather than the repeat, though the event was edited since', () => {
    const names = occurrencesIn([
      `${WEEKLY}\nSEQUENCE:5`,
      'SUMMARY:Concert\nSEQUENCE:1\nRECURRENCE-ID:20260309T230000Z\nDTSTART:20260309T230000Z',
    ]).map(({ name }) => name);
    expect(names.filter((name) => name === 'Concert')).toHaveLength(1);
    expect(names).toHaveLength(4);
  });

  it('takes several starts under one UID for several happenings', () => {
    expect(startsIn(['DTSTART:20260704T100000', 'DTSTART:20260704T140000', 'DTSTART:20260705T100000'])).toHaveLength(3);
  });

  it('takes events without a UID for what they are', () => {
    const text = calendarOf(
      'SUMMARY:Yard sale\nDTSTART:20260704T100000',
      'SUMMARY:Bake sale\nDTSTART:20260704T100000',
    ).replaceAll('UID:choir@example.org\r\n', '');
    expect(readText(text).occurrences.map(({ name }) => name)).toEqual(['Bake sale', 'Yard sale']);
  });
});
