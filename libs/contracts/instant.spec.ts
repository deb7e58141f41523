import { millisecondsOf } from './instant';

describe('instants', () => {
  it('are the same moment in whichever offset they are written', () => {
    expect(millisecondsOf('2026-11-20T18:00:00-05:00')).toBe(millisecondsOf('2026-11-20T23:00:00Z'));
  });

  it('are UTC when a source forgot the offset', () => {
    expect(millisecondsOf('2026-11-20T18:00:00')).toBe(millisecondsOf('2026-11-20T18:00:00Z'));
    expect(millisecondsOf('2026-11-20')).toBe(millisecondsOf('2026-11-20T00:00:00Z'));
  });

  it('are not numbers when nobody can read them', () => {
    expect(millisecondsOf('whenever')).toBeNaN();
  });
});
