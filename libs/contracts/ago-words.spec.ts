import { NOW } from './testing';
import { formatTimeAgo } from './time-ago';

describe('how long ago something was', () => {
  it.each([
    ['2026-11-20T12:00:00-05:00', 'just now'],
    ['2026-11-20T16:59:01Z', 'just now'],
    ['2026-11-20T11:59:00-05:00', '1 minute ago'],
    ['2026-11-20T11:00:01-05:00', '59 minutes ago'],
    ['2026-11-20T11:00:00-05:00', '1 hour ago'],
    ['2026-11-19T12:00:01-05:00', '23 hours ago'],
    ['2026-11-18T12:00:00-05:00', '2 days ago'],
    ['2026-11-20T12:05:00-05:00', 'just now'],
  ])('%s is %s', (instant, words) => expect(formatTimeAgo(instant, NOW)).toBe(words));
});
