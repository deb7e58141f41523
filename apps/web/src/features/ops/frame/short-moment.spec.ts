import { shortMoment } from './short-moment';

const HERE = 'America/New_York';
const TODAY = '2026-11-20';

it.each([
  ['2026-11-20T13:40:00.000Z', '8:40 AM'],
  ['2026-11-21T04:59:00.000Z', '11:59 PM'],
  ['2026-11-20T04:59:00.000Z', 'Nov 19, 11:59 PM'],
  ['2025-07-04T16:00:00.000Z', 'Jul 4, 2025, 12:00 PM'],
])('What was at %s is told as %s', (instant, words) => {
  expect(shortMoment(HERE, instant, TODAY)).toBe(words);
});
