import { expiredBackups } from './retention';

const NOW = '2026-11-30T12:00:00.000Z';
const daysAgo = (days: number) => ({ taken: new Date(Date.parse(NOW) - days * 86_400_000).toISOString() });
const backups = [daysAgo(40), daysAgo(31), daysAgo(8), daysAgo(2), daysAgo(1), daysAgo(0)];

describe('Backups that go', () => {
  it('are none where nothing is said', () => expect(expiredBackups(backups, {}, NOW)).toEqual([]));

  it('are those behind the newest', () => expect(expiredBackups(backups, { keep: 4 }, NOW)).toEqual([daysAgo(31), daysAgo(40)]));

  it('are those of before', () =>
    expect(expiredBackups(backups, { keepDays: 7 }, NOW)).toEqual([daysAgo(8), daysAgo(31), daysAgo(40)]));

  it('are only those that neither keeps', () =>
    expect(expiredBackups(backups, { keep: 4, keepDays: 7 }, NOW)).toEqual([daysAgo(31), daysAgo(40)]));

  it('are never the newest one, however old', () => {
    expect(expiredBackups([daysAgo(90)], { keepDays: 7 }, NOW)).toEqual([]);
    expect(expiredBackups([daysAgo(90)], { keep: 0 }, NOW)).toEqual([]);
  });

  it('are not those that were made last, whatever the clock said when others were', () => {
    const [ahead, last] = [daysAgo(-365), daysAgo(1)];
    expect(expiredBackups([daysAgo(2), ahead, last], { keep: 1 }, NOW)).toEqual([ahead, daysAgo(2)]);
    expect(expiredBackups([daysAgo(2), ahead, last], { keep: 2, keepDays: 0 }, NOW)).toEqual([daysAgo(2)]);
  });

  it('are the earlier of two that were taken at once', () => {
    const [one, other] = [
      { ...daysAgo(0), nth: 1 },
      { ...daysAgo(0), nth: 2 },
    ];
    expect(expiredBackups([one, other], { keep: 1 }, NOW)).toEqual([one]);
  });
});
