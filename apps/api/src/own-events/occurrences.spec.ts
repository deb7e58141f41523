import type { OwnContent } from '#libs/domain';
import { townClock } from '#libs/integrations';
import { cardOf } from './occurrences';

const clock = townClock('America/New_York');

describe('A card of an own event', () => {
  const timesOf = (about: Partial<OwnContent>) => {
    const content: OwnContent = { name: 'Feed the cat', category: 'Family', date: '2026-03-08', ...about };
    const { startTime, endTime } = cardOf(1, content, '2026-01-01T12:00:00Z', clock);
    return [startTime, endTime];
  };

  it('does not end before it begins on the night in which the clocks jump over its beginning', () => {
    const about = { startsAt: 2 * 60 + 30, endsAt: 3 * 60 + 10 };
    expect(timesOf({ ...about, date: '2026-03-07' })).toEqual(['2026-03-07T02:30:00-05:00', '2026-03-07T03:10:00-05:00']);
    expect(timesOf(about)).toEqual(['2026-03-08T03:30:00-04:00', undefined]);
    expect(timesOf({ ...about, endsAt: 4 * 60 })).toEqual(['2026-03-08T03:30:00-04:00', '2026-03-08T04:00:00-04:00']);
  });
});
