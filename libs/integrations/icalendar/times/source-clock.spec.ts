import { calendarOf, occurrencesIn, readText, startsIn } from '../testing/reading';

describe('the clock of a source', () => {
  it('reads times without a zone as the town’s, whatever zone the calendar claims', () => {
    const text = calendarOf('DTSTART:20260704T190000').replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:America/Los_Angeles');
    expect(readText(text).occurrences[0]!.startTime).toBe('2026-07-04T19:00:00-04:00');
  });

  it('reads UTC and other zones, told by the town’s clock', () => {
    expect(
      startsIn([
        'UID:1\nDTSTART:20260704T233000Z',
        'UID:2\nDTSTART;TZID=America/Los_Angeles:20260705T190000',
        'UID:3\nDTSTART;TZID=Pacific Standard Time:20260706T190000',
      ]),
    ).toEqual(['2026-07-04T19:30:00-04:00', '2026-07-05T22:00:00-04:00', '2026-07-06T22:00:00-04:00']);
  });

  it('does not believe what the source says of a zone that everybody knows', () => {
    const broken = [
      ...['BEGIN:VTIMEZONE', 'TZID:America/New_York', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0500'],
      ...['TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    const text = calendarOf('DTSTART;TZID=America/New_York:20260704T190000').replace('VERSION:2.0', `VERSION:2.0\r\n${broken}`);
    expect(readText(text).occurrences[0]!.startTime).toBe('2026-07-04T19:00:00-04:00');
  });

  it('reads a zone that nobody knows as the town’s, and reports it once', () => {
    const { occurrences, problems } = readText(
      calendarOf('UID:1\nDTSTART;TZID=Our Zone:20260704T190000', 'UID:2\nDTSTART;TZID=Our Zone:20260705T190000'),
    );
    expect(occurrences.map(({ startTime }) => startTime)).toEqual(['2026-07-04T19:00:00-04:00', '2026-07-05T19:00:00-04:00']);
    expect(problems).toEqual(["no such time zone: 'Our Zone', read as America/New_York"]);
  });

  it.each([
    ['DTSTART;TZID=UTC+01:00:20260704T190000', '2026-07-04T14:00:00-04:00'],
    ['DTSTART;VALUE=DATE-TIME;TZID=UTC+01:00:20260704T190000', '2026-07-04T14:00:00-04:00'],
    ['DTSTART;TZID=(UTC+00:00) Dublin, Edinburgh, Lisbon, London:20260704T190000', '2026-07-04T14:00:00-04:00'],
    ['DTSTART;TZID="(UTC+00:00) Dublin, Edinburgh, Lisbon, London":20260704T190000', '2026-07-04T14:00:00-04:00'],
    ['DTSTART;TZID=GMT-0800:20260704T190000', '2026-07-04T23:00:00-04:00'],
  ])('reads a zone by its distance from UTC, or by what Outlook displays, in quotes or not: %s', (start, startTime) => {
    expect(startsIn([start])).toEqual([startTime]);
  });

  it.each([
    ['(UTC-05:00) Our Town', 'America/New_York', '2026-07-04T19:00:00-04:00'],
    ['(UTC+09:00) Our Sister Town', '+09:00', '2026-07-04T06:00:00-04:00'],
  ])('reads what Outlook displays for a place that nobody knows by its offset, and reports it: %s', (tzid, zone, startTime) => {
    const { occurrences, problems } = readText(calendarOf(`DTSTART;TZID="${tzid}":20260704T190000`));
    expect(occurrences.map((one) => one.startTime)).toEqual([startTime]);
    expect(problems).toEqual([`no such time zone: '${tzid}', read as ${zone}`]);
  });

  it.each([
    ['UTC called Los Angeles', 'DTSTART;TZID=America/Los_Angeles:20260704T230000', 'UTC', '2026-07-04T19:00:00-04:00'],
    ['the town’s called UTC', 'DTSTART;TZID=UTC:20260704T190000', 'America/New_York', '2026-07-04T19:00:00-04:00'],
    ['the town’s with a Z', 'DTSTART:20260704T190000Z', 'America/New_York', '2026-07-04T19:00:00-04:00'],
    ['another coast’s without a zone', 'DTSTART:20260704T160000', 'America/Los_Angeles', '2026-07-04T19:00:00-04:00'],
  ])('lets an operator correct a source whose times are %s', (_, start, sourceZone, startTime) => {
    expect(startsIn([start], { sourceZone })).toEqual([startTime]);
  });

  it('keeps the identity of what an operator corrects', () => {
    const event = 'DTSTART;TZID=America/Los_Angeles:20260704T230000\nRRULE:FREQ=WEEKLY;UNTIL=20260719T060000Z';
    const instances = (sourceZone?: string) => occurrencesIn([event], { sourceZone }).map(({ instance }) => instance);
    expect(instances('UTC')).toEqual(instances());
    expect(instances()).toHaveLength(3);
  });

  it('moves the day of what happens late on another coast', () => {
    expect(occurrencesIn(['DTSTART;TZID=America/Los_Angeles:20260704T220000'])[0]!.date).toBe('2026-07-05');
  });
});
