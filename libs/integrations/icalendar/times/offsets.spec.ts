import fc from 'fast-check';
import { wallText } from './civil';
import { instantOf, offsetsOf } from './offsets';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const newYork = offsetsOf('America/New_York');
const inNewYork = (wall: string): string => wallText(instantOf(seconds(`${wall}Z`), newYork));

describe('the instant that a wall clock shows', () => {
  it('follows winter and summer time', () => {
    expect(inNewYork('2026-01-15T18:00:00')).toBe('2026-01-15T23:00:00');
    expect(inNewYork('2026-07-15T18:00:00')).toBe('2026-07-15T22:00:00');
  });

  it('moves a time that the clocks jump over an hour on, as if they had not jumped', () => {
    expect(inNewYork('2026-03-08T01:59:59')).toBe('2026-03-08T06:59:59');
    expect(inNewYork('2026-03-08T02:30:00')).toBe('2026-03-08T07:30:00');
    expect(inNewYork('2026-03-08T03:00:00')).toBe('2026-03-08T07:00:00');
  });

  it('means the first of two times when the clocks go back', () => {
    expect(inNewYork('2026-11-01T00:59:59')).toBe('2026-11-01T04:59:59');
    expect(inNewYork('2026-11-01T01:30:00')).toBe('2026-11-01T05:30:00');
    expect(inNewYork('2026-11-01T02:00:00')).toBe('2026-11-01T07:00:00');
  });

  it('knows zones that are half an hour off, south of the equator, or changed their minds', () => {
    expect(wallText(instantOf(seconds('2026-01-15T18:00:00Z'), offsetsOf('Asia/Kolkata')))).toBe('2026-01-15T12:30:00');
    expect(wallText(instantOf(seconds('2026-01-15T18:00:00Z'), offsetsOf('Australia/Lord_Howe')))).toBe('2026-01-15T07:00:00');
    expect(wallText(instantOf(seconds('2026-07-15T18:00:00Z'), offsetsOf('Australia/Lord_Howe')))).toBe('2026-07-15T07:30:00');
    expect(wallText(instantOf(seconds('2011-12-29T12:00:00Z'), offsetsOf('Pacific/Apia')))).toBe('2011-12-29T22:00:00');
    expect(wallText(instantOf(seconds('2011-12-31T12:00:00Z'), offsetsOf('Pacific/Apia')))).toBe('2011-12-30T22:00:00');
  });

  it('shows every instant on a wall that leads back to it, or to the earlier of two', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Sydney', 'America/St_Johns', 'Africa/Casablanca', 'UTC'),
        fc.integer({ min: seconds('2015-01-01T00:00:00Z'), max: seconds('2035-01-01T00:00:00Z') }),
        (zone, instant) => {
          const offsets = offsetsOf(zone);
          const back = instantOf(instant + offsets(instant), offsets);
          return back === instant || (back < instant && back + offsets(back) === instant + offsets(instant));
        },
      ),
    );
  });

  it('refuses a zone that is none', () => {
    expect(() => offsetsOf('Mars/Olympus')).toThrow(RangeError);
  });
});
