import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { eventPathOf, hasDate, millisecondsOf, repairMojibake, startDayOf, type TownEvent } from '#libs/contracts';
import { anEvent, anyCharacter, TODAY, townEvents } from '#libs/contracts/testing';
import { readCalendar } from '../../icalendar/read-calendar';
import { offsetsOf } from '../../icalendar/times/offsets';
import type { PublishedCalendar, PublishedEvent } from '../published-calendar';
import { renderCalendar } from './render-calendar';

const ZONE = 'America/New_York';
const publishedEvent = (event: Partial<TownEvent> = {}, about: Partial<PublishedEvent> = {}): PublishedEvent => ({
  event: anEvent(event),
  sequence: 0,
  publishedAt: '2026-11-01T12:00:00.000Z',
  changedAt: '2026-11-02T12:00:00.000Z',
  ...about,
});
const fileOf = (events: readonly PublishedEvent[], about: Partial<PublishedCalendar> = {}) =>
  renderCalendar({ town: 'Moorestown', timeZone: ZONE, origin: 'https://almanac.example', name: 'Almanac', events, ...about });

const parseStrictly = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsIn = (text: string) => parseStrictly(text).getAllSubcomponents('vevent');
const linesOf = (event: Partial<TownEvent>) => {
  const lines = fileOf([publishedEvent(event)])
    .replaceAll('\r\n ', '')
    .split('\r\n');
  return lines.slice(lines.indexOf('BEGIN:VEVENT'));
};
const line = (name: string, event: Partial<TownEvent>) => linesOf(event).find((one) => new RegExp(`^${name}[;:]`).test(one));

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: anyCharacter(), maxLength: 300 }),
  fc
    .array(fc.constantFrom(...'az;,:\\"\'é–漢😀', '\n', '\r\n', '\t', ' ', '\0', '\u0007', '\u2028'), { maxLength: 400 })
    .map((all) => all.join('')),
);

const comparable = (text: string) => text.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029\ufeff\ufffe\uffff\s]+/gu, '');

describe('A calendar that is subscribed to', () => {
  it('is read by three other readers as it was told, whatever it tells', async () => {
    await fc.assert(
      fc.asyncProperty(townEvents(), async (events) => {
        const dated = events.filter(hasDate);
        const text = fileOf(events.map((event) => publishedEvent(event, { sequence: event.id })));
        const strict = eventsIn(text).map((component) => new ICAL.Event(component));
        expect(strict.map(({ summary, uid, sequence }) => [comparable(summary), uid, sequence])).toEqual(
          dated.map(({ name, id }) => [comparable(name), `${id}@moorestown.almanac`, id]),
        );
        expect(strict.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual(dated.map(startDayOf));

        const second = Object.values(await nodeIcal.async.parseICS(text)).filter((one) => one?.type === 'VEVENT');
        expect(second).toHaveLength(dated.length);

        const options = { timeZone: ZONE, from: '1900-01-01', to: '2200-01-01' };
        const { occurrences, reannounced = [], problems, components } = readCalendar(Buffer.from(text), options);
        expect([problems.filter((one) => !one.includes('begin between')), components]).toEqual([[], dated.length]);
        // A cancelled event and a live one of the same name are read as one: the first is among the reannounced.
        expect(new Set([...occurrences, ...reannounced].map(({ uid, date }) => `${uid} ${date}`))).toEqual(
          new Set(dated.map((event) => `${event.id}@moorestown.almanac ${startDayOf(event)}`)),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('tells where one joins an event online, for programs and for people, and is read again as it was', () => {
    const onlineUrl = 'https://zoom.example/j/123?pwd=a,b;c';
    expect(line('CONFERENCE', { onlineUrl })).toBe(`CONFERENCE;VALUE=URI;LABEL=Join online:${onlineUrl}`);
    const text = fileOf([publishedEvent({ onlineUrl, description: 'Bring tea.' })]);
    const [event] = eventsIn(text).map((component) => new ICAL.Event(component));
    expect(event!.description).toContain(`Join online: ${onlineUrl}\n\nBring tea.`);
    const options = { timeZone: ZONE, from: '1900-01-01', to: '2200-01-01' };
    expect(readCalendar(Buffer.from(text), options).occurrences).toMatchObject([{ onlineUrl }]);
    expect(line('CONFERENCE', {})).toBeUndefined();
  });

  it('gives every text back as it was, in lines of 75 octets that break inside no character', () =>
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, location, description) => {
        const text = fileOf([publishedEvent({ name, location, description })]);
        for (const one of text.split('\r\n')) {
          expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
          expect(one.isWellFormed()).toBe(true);
          expect(one).not.toMatch(/(?!\t)\p{Cc}/u);
        }
        const [event] = eventsIn(text).map((component) => new ICAL.Event(component));
        expect(comparable(event!.description ?? '')).toBe(comparable(repairMojibake(`${description}\n\nMoorestown Library`)));
      }),
      { numRuns: 500 },
    ));

  it('tells every instant of a year as it is, in the hour that comes twice too, by its own time zone', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(ZONE, 'Europe/Dublin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Africa/Casablanca', 'America/Sao_Paulo'),
        fc.oneof(fc.integer({ min: 0, max: 3 * 365 * 96 }), fc.integer({ min: 104 * 96, max: 106 * 96 })),
        (timeZone, quarters) => {
          const at = Date.UTC(2026, 6, 19) / 1000 + quarters * 900;
          const offsetAt = offsetsOf(timeZone);
          const wall = new Date((at + offsetAt(at)) * 1000).toISOString().slice(0, 19);
          fc.pre(!wall.endsWith('T00:00:00'));
          const startTime = `${wall}${isoOffset(offsetAt(at))}`;
          const text = fileOf([publishedEvent({ date: wall.slice(0, 10), startTime })], { timeZone });
          const calendar = parseStrictly(text);
          const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
          const start = calendar.getFirstSubcomponent('vevent')!.getFirstPropertyValue('dtstart') as ICAL.Time;
          if (start.zone !== ICAL.Timezone.utcTimezone) start.zone = zone;
          expect([startTime, start.toUnixTime()]).toEqual([startTime, at]);
        },
      ),
      { numRuns: 400 },
    ));

  it('says by a rule when the clocks are turned, where there is one', () =>
    expect(fileOf([publishedEvent()]).split('\r\n')).toEqual(
      expect.arrayContaining([
        'TZNAME:EST',
        'TZNAME:EDT',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      ]),
    ));

  it.each<[string, Partial<TownEvent>, [start: string, end: string | undefined]]>([
    [
      'by the clock',
      { startTime: `${TODAY}T18:00:00-05:00`, endTime: `${TODAY}T21:00:00-05:00` },
      ['DTSTART;TZID=America/New_York:20261120T180000', 'DTEND;TZID=America/New_York:20261120T210000'],
    ],
    ['at an hour in words', { time: '6:00 PM' }, ['DTSTART;TZID=America/New_York:20261120T180000', undefined]],
    ['all day', { startTime: `${TODAY}T00:00:00-05:00` }, ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121']],
    [
      'from midnight, with an end of its own',
      { startTime: `${TODAY}T00:00:00-05:00`, endTime: `${TODAY}T04:00:00-05:00` },
      ['DTSTART;TZID=America/New_York:20261120T000000', 'DTEND;TZID=America/New_York:20261120T040000'],
    ],
    [
      'from midnight to the last minute',
      { startTime: `${TODAY}T00:00:00-05:00`, endTime: `${TODAY}T23:59:00-05:00` },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
    ],
    [
      'from midnight to midnight',
      { startTime: `${TODAY}T00:00:00-05:00`, endTime: '2026-11-21T00:00:00-05:00' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
    ],
    [
      'from midnight until before it begins',
      { startTime: `${TODAY}T00:00:00-05:00`, endTime: '2026-11-19T04:00:00-05:00' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
    ],
    [
      'from midnight over several days',
      { endDate: '2026-11-22', startTime: `${TODAY}T00:00:00-05:00`, endTime: '2026-11-22T16:00:00-05:00' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'],
    ],
    ['at some time', { time: 'after dark' }, ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121']],
    [
      'over several days',
      { endDate: '2026-11-22', startTime: `${TODAY}T10:00:00-05:00`, endTime: `${TODAY}T16:00:00-05:00` },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'],
    ],
    [
      'past midnight',
      { endDate: '2026-11-21', startTime: `${TODAY}T21:00:00-05:00`, endTime: '2026-11-21T01:00:00-05:00' },
      ['DTSTART;TZID=America/New_York:20261120T210000', 'DTEND;TZID=America/New_York:20261121T010000'],
    ],
    [
      'until nobody knows when',
      { startTime: `${TODAY}T18:00:00-05:00`, endTime: `${TODAY}T23:59:00-05:00` },
      ['DTSTART;TZID=America/New_York:20261120T180000', undefined],
    ],
    [
      'until before it begins',
      { startTime: `${TODAY}T18:00:00-05:00`, endTime: `${TODAY}T17:00:00-05:00` },
      ['DTSTART;TZID=America/New_York:20261120T180000', undefined],
    ],
  ])('has what takes place %s', (_, event, [start, end]) =>
    expect([line('DTSTART', event), line('DTEND', event)]).toEqual([start, end]),
  );

  it('tells the hours of what is told by its days, and words instead of a date', () => {
    const open = { startTime: `${TODAY}T10:00:00-05:00`, endTime: `${TODAY}T16:00:00-05:00` };
    expect(line('DESCRIPTION', { endDate: '2026-11-22', ...open })).toContain('10:00 AM – 4:00 PM');
    expect(line('DESCRIPTION', { time: 'after dark', displayDate: 'Advent' })).toContain('Advent\\nafter dark');
  });

  it.each<[string, Partial<TownEvent>]>([
    ['CONFIRMED', {}],
    ['TENTATIVE', { isTentative: 'true' }],
    ['CANCELLED', { status: 'cancelled' }],
    ['CANCELLED', { status: 'withdrawn', isTentative: 'true' }],
  ])('says %s', (status, event) => expect(line('STATUS', event)).toBe(`STATUS:${status}`));

  it('leaves out what has no day, and is a calendar when it is empty', () => {
    const empty = fileOf([publishedEvent({ date: '2099-12-31' })]);
    expect(eventsIn(empty)).toEqual([]);
    expect(parseStrictly(empty).getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT4H');
  });

  it('is the same bytes for the same town, but for where its pages are', () => {
    const events = [publishedEvent(), publishedEvent({ id: 2 })];
    expect(fileOf(events)).toBe(fileOf(events.map((one) => ({ ...one }))));
    expect(fileOf(events, { origin: 'http://localhost:3000' })).toContain(
      `URL:http://localhost:3000${eventPathOf({ id: 2 })}\r\n`,
    );
  });

  it('says when anything about an event was told', () => {
    const stamps = eventsIn(fileOf([publishedEvent()])).map((event) =>
      ['dtstamp', 'created', 'last-modified'].map((name) => String(event.getFirstPropertyValue(name))),
    );
    expect(stamps).toEqual([['2026-11-02T12:00:00Z', '2026-11-01T12:00:00Z', '2026-11-02T12:00:00Z']]);
    expect(millisecondsOf(stamps[0]![0]!)).toBe(millisecondsOf(publishedEvent().changedAt));
  });
});

const isoOffset = (seconds: number) => {
  const minutes = Math.abs(seconds) / 60;
  return `${seconds < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
