import { isDue, isStale, MAX_PAUSE_MS, pauseAfterCheck, usualInterval } from './check-timing';

const MINUTE = 60_000;
const usual = { everyMinutes: 15, failures: 0, chance: 0 };

describe('The next check of a source', () => {
  it('comes after a quarter of an hour', () => {
    expect(pauseAfterCheck(usual)).toBe(15 * MINUTE);
  });

  it('comes later where the source wants that, and never earlier', () => {
    expect(pauseAfterCheck({ ...usual, refreshMinutes: 60 })).toBe(60 * MINUTE);
    expect(pauseAfterCheck({ ...usual, refreshMinutes: 1 })).toBe(15 * MINUTE);
  });

  it('comes later with each failure', () => {
    expect([1, 2, 3].map((failures) => pauseAfterCheck({ ...usual, failures }) / MINUTE)).toEqual([30, 60, 120]);
  });

  it('waits for as long as a server asks', () => {
    expect(pauseAfterCheck({ ...usual, failures: 1, retryAfterSeconds: 7_200 })).toBe(120 * MINUTE);
  });

  it('by law is a interval of at least what the town says, and of a day and a tenth at most', () => {
    const some = (most: number) => Math.floor(Math.random() * most);
    for (let nth = 0; nth < 2_000; nth += 1) {
      const wishes = { everyMinutes: 1 + some(600), refreshMinutes: some(100_000), failures: some(2_000) };
      const interval = pauseAfterCheck({ ...wishes, retryAfterSeconds: some(1e7), chance: Math.random() });
      expect(interval).toBeGreaterThanOrEqual(usualInterval(wishes));
      expect(interval).toBeLessThanOrEqual(MAX_PAUSE_MS * 1.1);
    }
  });

  it('is due when its time has come, before the first, and after a clock was set back', () => {
    const tried = { triedAt: 1_000, nextAt: 2_000 };
    expect([1_500, 2_000, 3_000, 900].map((now) => isDue(tried, now))).toEqual([false, true, true, true]);
    expect(isDue({}, 0)).toBe(true);
  });
});

describe('A source is stale', () => {
  const interval = 15 * MINUTE;
  it('when three checks have failed', () => {
    expect([2, 3].map((failures) => isStale({ checkedAt: 0, failures, interval }, 0))).toEqual([false, true]);
  });

  it('when three were missed, also where the clock was set back', () => {
    const checked = { checkedAt: 100 * MINUTE, failures: 0, interval };
    expect([149, 150, 99].map((minute) => isStale(checked, minute * MINUTE))).toEqual([false, true, true]);
  });

  it('not before it was ever checked', () => {
    expect(isStale({ failures: 0, interval }, 5)).toBe(false);
  });
});
