import type { OwnEventBody } from '#libs/contracts/requests';
import { createTownClock } from '#libs/integrations';
import { toOwnContent } from './own-content';

const clock = createTownClock('America/New_York');

const contentOf = (body: Partial<OwnEventBody>) => toOwnContent({ name: 'Piano', ...body }, '2026-11-20', clock);

describe('What somebody means by an event of their own', () => {
  it.each([
    ['begins after the last day', { startTime: '9999-12-31T23:59:00-14:00' }],
    ['ends after the last day', { date: '9999-12-31', startTime: '9999-12-31T20:00', endTime: '9999-12-31T23:59:00-14:00' }],
    ['ends after the last day, moved there', { date: '9999-12-31', startTime: '2026-11-20T20:00', endTime: '2026-11-21T01:00' }],
  ])('is refused where it %s that can be written', (_, body) => {
    expect(() => contentOf(body)).toThrow(/must/);
  });

  it('is refused where it repeats and each time lasts longer than a year', () => {
    const repeating = { date: '2026-01-01', recurrence: 'FREQ=DAILY' };
    expect(contentOf({ ...repeating, endDate: '2027-01-01' })).toMatchObject({ endDate: '2027-01-01' });
    expect(() => contentOf({ ...repeating, endDate: '2045-01-01' })).toThrow(/endDate must/);
    expect(contentOf({ date: '2026-01-01', endDate: '2045-01-01' })).toMatchObject({ endDate: '2045-01-01' });
  });
});
