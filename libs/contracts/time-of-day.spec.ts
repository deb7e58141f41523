import { formatClockTime, timeOfDayIn } from './time-of-day';

describe('The time of day in a zone', () => {
  it.each([
    ['America/New_York', '2026-11-20T12:05:00-05:00', '12:05'],
    ['America/New_York', '2026-11-20T05:00:00Z', '00:00'],
    ['America/New_York', '2026-07-01T03:59:59Z', '23:59'],
    ['Asia/Kathmandu', '2026-11-20T00:00:00Z', '05:45'],
  ])('in %s at %s is %s', (timeZone, instant, time) => expect(formatClockTime(timeOfDayIn(timeZone, instant))).toBe(time));
});
