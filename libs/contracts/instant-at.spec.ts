import { instantAt, onTownClock } from './instant-at';

const NEW_YORK = 'America/New_York';

describe('Somebody reads the wall clock of the town', () => {
  it.each([
    ['in winter', '2026-11-20', '18:00', NEW_YORK, '2026-11-20T18:00:00-05:00'],
    ['in summer', '2026-07-04', '21:15', NEW_YORK, '2026-07-04T21:15:00-04:00'],
    ['before the clocks go forward', '2026-03-08', '01:30', NEW_YORK, '2026-03-08T01:30:00-05:00'],
    ['after the clocks went forward', '2026-03-08', '03:30', NEW_YORK, '2026-03-08T03:30:00-04:00'],
    ['at midnight before the clocks go back', '2026-11-01', '00:00', NEW_YORK, '2026-11-01T00:00:00-04:00'],
    ['after the clocks went back', '2026-11-01', '02:30', NEW_YORK, '2026-11-01T02:30:00-05:00'],
    ['on a leap day', '2028-02-29', '23:59', NEW_YORK, '2028-02-29T23:59:00-05:00'],
    ['half an hour off', '2026-11-20', '07:00', 'Asia/Kolkata', '2026-11-20T07:00:00+05:30'],
    ['far ahead', '2026-11-20', '07:00', 'Pacific/Kiritimati', '2026-11-20T07:00:00+14:00'],
    ['at the origin', '2026-11-20', '07:00', 'UTC', '2026-11-20T07:00:00+00:00'],
  ])('%s', (_, day, clock, timeZone, instant) => expect(instantAt(day, clock, timeZone)).toBe(instant));

  it.each([
    ['in winter', '2026-11-20T23:00:00Z', NEW_YORK, '2026-11-20T18:00:00-05:00'],
    ['in summer, told elsewhere', '2026-07-05T03:15:00+02:00', NEW_YORK, '2026-07-04T21:15:00-04:00'],
    ['in the hour that comes twice', '2026-11-01T06:30:00Z', NEW_YORK, '2026-11-01T01:30:00-05:00'],
    ['half an hour off', '2026-11-20T01:30:00Z', 'Asia/Kolkata', '2026-11-20T07:00:00+05:30'],
  ])('of an instant %s', (_, instant, timeZone, told) => expect(onTownClock(instant, timeZone)).toBe(told));
});
