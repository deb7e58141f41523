import { formatInstant } from './format-instant';

describe('A moment in words', () => {
  const zone = 'America/New_York';
  it.each([
    ['2026-11-20T14:05:00.000Z', 'today at 9:05 AM'],
    ['2026-11-19T16:12:00-05:00', 'on Thursday, November 19, at 4:12 PM'],
    ['2026-11-21T03:30:00Z', 'today at 10:30 PM'],
    ['2025-07-04T12:00:00-04:00', 'on Friday, July 4, 2025, at 12:00 PM'],
  ])('is told in the time of the town: %s', (instant, words) => expect(formatInstant(zone, instant, '2026-11-20')).toBe(words));
});
