import { parseRetryAfter } from './retry-after';

const NOW = Date.parse('2026-07-04T12:00:00Z');

describe('Whoever asks to be left alone', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Sat, 04 Jul 2026 12:01:30 GMT', 90],
    ['Fri, 03 Jul 2026 12:00:00 GMT', 0],
    ['999999999999', 86_400],
    ['Sat, 04 Jul 2099 12:00:00 GMT', 86_400],
  ])('is left alone for as long, but no more than a day: %s', (header, seconds) =>
    expect(parseRetryAfter(header, NOW)).toBe(seconds),
  );

  it.each([undefined, '', 'soon', '-5', '1.5', '9'.repeat(30)])('is not understood: %s', (header) =>
    expect(parseRetryAfter(header, NOW)).toBeUndefined(),
  );
});
