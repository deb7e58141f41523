import fc from 'fast-check';
import { toInstant, toPossibleInstants, toTownInstant } from './to-instant';

const NEW_YORK = 'America/New_York';
const LORD_HOWE = 'Australia/Lord_Howe';
const MINUTE = 60_000;

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
  ])('%s', (_, day, clock, timeZone, instant) => expect(toInstant(day, clock, timeZone)).toBe(instant));

  it.each([
    ['in winter', '2026-11-20T23:00:00Z', NEW_YORK, '2026-11-20T18:00:00-05:00'],
    ['in summer, told elsewhere', '2026-07-05T03:15:00+02:00', NEW_YORK, '2026-07-04T21:15:00-04:00'],
    ['in the hour that comes twice', '2026-11-01T06:30:00Z', NEW_YORK, '2026-11-01T01:30:00-05:00'],
    ['half an hour off', '2026-11-20T01:30:00Z', 'Asia/Kolkata', '2026-11-20T07:00:00+05:30'],
  ])('of an instant %s', (_, instant, timeZone, expected) => expect(toTownInstant(instant, timeZone)).toBe(expected));

  it.each([
    ['any time', '2026-11-20', '18:00', NEW_YORK, ['2026-11-20T18:00:00-05:00']],
    ['twice', '2026-11-01', '01:30', NEW_YORK, ['2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00']],
    ['once, right before', '2026-11-01', '00:59', NEW_YORK, ['2026-11-01T00:59:00-04:00']],
    ['once, right after', '2026-11-01', '02:00', NEW_YORK, ['2026-11-01T02:00:00-05:00']],
    ['never', '2026-03-08', '02:30', NEW_YORK, []],
    ['twice in London', '2026-10-25', '01:00', 'Europe/London', ['2026-10-25T01:00:00+01:00', '2026-10-25T01:00:00+00:00']],
    ['by half an hour', '2026-04-05', '01:45', LORD_HOWE, ['2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30']],
    ['on no such day', '2011-12-30', '12:00', 'Pacific/Apia', []],
    ['where clocks never change', '2026-11-01', '01:30', 'Asia/Kolkata', ['2026-11-01T01:30:00+05:30']],
  ])('%s', (_, day, clock, timeZone, instants) => expect(toPossibleInstants(day, clock, timeZone)).toEqual(instants));

  it('finds the instant again whose clock was read, in any town', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(NEW_YORK, LORD_HOWE, 'Europe/London', 'Pacific/Apia', 'Africa/Casablanca', 'America/St_Johns'),
        fc.integer({ min: Date.UTC(2000, 0) / MINUTE, max: Date.UTC(2040, 0) / MINUTE }),
        (timeZone, minute) => {
          const read = toTownInstant(new Date(minute * MINUTE).toISOString(), timeZone);
          expect(toPossibleInstants(read.slice(0, 10), read.slice(11, 16), timeZone)).toContain(read);
        },
      ),
    ));
});
