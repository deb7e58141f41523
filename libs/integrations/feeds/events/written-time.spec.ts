import { parseWrittenTime, toItemSpan } from './written-time';

describe('When something is', () => {
  it.each([
    ['2026-07-04', '2026-07-04', undefined, undefined],
    ['20260704', '2026-07-04', undefined, undefined],
    ['2026-07-04T19:00:00-04:00', '2026-07-04', '19:00:00', '-04:00'],
    ['2026-07-04T19:00-0400', '2026-07-04', '19:00:00', '-04:00'],
    ['2026-07-04T23:00:00.0000000Z', '2026-07-04', '23:00:00', 'Z'],
    ['20260704T190000', '2026-07-04', '19:00:00', undefined],
    ['20260704T190000-0400', '2026-07-04', '19:00:00', '-04:00'],
    ['2026-07-04 19:00:00', '2026-07-04', '19:00:00', undefined],
    ['2026-07-04T19:00-04:00[America/New_York]', '2026-07-04', '19:00:00', '-04:00'],
    ['Sat, 04 Jul 2026 23:00:00 GMT', '2026-07-04', '23:00:00', 'GMT'],
    ['Sat, 4 Jul 2026 19:00:00 -0400', '2026-07-04', '19:00:00', '-04:00'],
    ['July 4, 2026', '2026-07-04', undefined, undefined],
    ['Saturday, July 4th, 2026 at 7:00 PM', '2026-07-04', '19:00:00', undefined],
    [' July 4, 2026 12:30 a.m. ', '2026-07-04', '00:30:00', undefined],
    ['7/4/2026 7 PM', '2026-07-04', '19:00:00', undefined],
    ['7/4/2026, 7:05 pm EST', '2026-07-04', '19:05:00', 'EST'],
  ])('is written in many ways: %s', (text, day, clock, zone) => expect(parseWrittenTime(text)).toEqual({ day, clock, zone }));

  it.each(['', 'soon', '19:00', 'Monday', '4', '2026', '2026-07', 'Foo 4, 2026', '4 Foo 2026', '2026-07-04Tsoon', '1751650000'])(
    'is not guessed: %j',
    (text) => expect(parseWrittenTime(text)).toBeUndefined(),
  );

  it.each([
    ['the last day of an event', '2026-07-04', '2026-07-05', false, '2026-07-06'],
    ['the day after the last', '2026-07-04', '2026-07-05', true, '2026-07-05'],
    ['the evening of a last day', '2026-07-04T10:00', '2026-07-05', false, '2026-07-05T23:59:00'],
    ['a time', '2026-07-04T10:00', '2026-07-04T11:00', false, '2026-07-04T11:00:00'],
  ])('ends with %s', (_, start, end, isEndExcluded, dtend) =>
    expect(toItemSpan(start, end, isEndExcluded).dtend!.values).toEqual([dtend]),
  );
});
