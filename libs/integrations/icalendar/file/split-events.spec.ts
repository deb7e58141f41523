import { splitEvents } from './split-events';

const split = (...lines: string[]) => splitEvents(lines.join('\n'));
const linesIn = (...lines: string[]) => split(...lines).events.map((event) => event.lines);

describe('splitting a file into events', () => {
  it('gives each event its own lines, without those of its alarms and of time zones', () => {
    expect(
      linesIn(
        ...['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'TZID:Custom', 'BEGIN:STANDARD', 'DTSTART:19701101T020000', 'END:STANDARD'],
        ...['END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1', 'BEGIN:VALARM', 'DESCRIPTION:Reminder', 'END:VALARM', 'SUMMARY:Fair'],
        ...['END:VEVENT', 'BEGIN:VTODO', 'UID:2', 'END:VTODO', 'END:VCALENDAR'],
      ),
    ).toEqual([['UID:1', 'SUMMARY:Fair']]);
  });

  it('gives each time zone its own lines', () => {
    const observance = ['BEGIN:STANDARD', 'DTSTART:19701101T020000', 'END:STANDARD'];
    const zones = [
      ['TZID:One', ...observance],
      ['TZID:Other', ...observance, ...observance],
    ];
    const { zones: found } = split(
      'BEGIN:VCALENDAR',
      ...zones.flatMap((lines) => ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE']),
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    );
    expect(found).toEqual(zones);
  });

  it('ends an event that the publisher forgot to end where the next one begins', () => {
    expect(linesIn('BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'BEGIN:VEVENT', 'UID:2', 'END:VCALENDAR')).toEqual([
      ['UID:1'],
      ['UID:2'],
    ]);
  });

  it('finds the end of an event whose alarm was never ended', () => {
    expect(
      linesIn('BEGIN:VEVENT', 'UID:1', 'BEGIN:VALARM', 'UID:alarm', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:2', 'END:VEVENT'),
    ).toEqual([['UID:1'], ['UID:2']]);
  });

  it('leaves out the event in which a download broke off, and says so', () => {
    const { events, isCutShort } = split(
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2',
      'SUMM',
    );
    expect(events.map(({ lines }) => lines)).toEqual([['UID:1']]);
    expect(isCutShort).toBe(true);
  });

  it('knows a file that ends before its calendar does, wherever', () => {
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1', 'END:VEVENT', 'END:VCALENDAR'];
    for (let length = 1; length < lines.length; length++) expect(split(...lines.slice(0, length)).isCutShort).toBe(true);
    expect(split(...lines.slice(0, -1), 'END:VCALEN').isCutShort).toBe(true);
    expect(split(...lines).isCutShort).toBe(false);
    expect(split(...lines, ...lines).isCutShort).toBe(false);
    expect(split(...lines, ...lines.slice(0, -1)).isCutShort).toBe(true);
  });

  it('reads calendar after calendar, small letters and indented lines', () => {
    expect(
      linesIn(
        'begin:vcalendar',
        ' Begin:vevent ',
        'UID:1',
        'end:vevent',
        'end:vcalendar',
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:2',
        'END:VEVENT',
      ),
    ).toEqual([['UID:1'], ['UID:2']]);
  });

  it('knows a calendar that is sent to call its events off', () => {
    const { events } = split(
      ...['BEGIN:VCALENDAR', 'METHOD:CANCEL', 'BEGIN:VEVENT', 'UID:1', 'END:VEVENT', 'END:VCALENDAR'],
      ...['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'BEGIN:VEVENT', 'UID:2', 'END:VEVENT', 'END:VCALENDAR'],
    );
    expect(events.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, false]);
  });

  it.each(['', '<!doctype html><title>Are you a robot?</title>', '{"error":"BEGIN:VCALENDAR"}'])(
    'takes %j for no calendar',
    (text) => {
      expect(splitEvents(text)).toEqual({ events: [], zones: [], refresh: [], isCalendar: false, isCutShort: false });
    },
  );

  it('takes an empty calendar for a calendar', () => {
    expect(split('BEGIN:VCALENDAR', 'END:VCALENDAR')).toEqual({
      events: [],
      zones: [],
      refresh: [],
      isCalendar: true,
      isCutShort: false,
    });
  });
});
