import { outlived } from './retention';

const NOW = '2026-11-20T12:00:00.000Z';
/** One a day, the oldest first; the last one is of today. */
const backups = [4, 3, 2, 1, 0].map((days) => ({ days, taken: new Date(Date.parse(NOW) - days * 86_400_000).toISOString() }));
const gone = (retention: Parameters<typeof outlived>[1], now = NOW) =>
  outlived(backups, retention, now).map((one) => (one as (typeof backups)[number]).days);

describe('Backups', () => {
  it.each([
    ['all stay where nothing is said', {}, []],
    ['so many of the newest stay', { keep: 2 }, [2, 3, 4]],
    ['those of so many days stay', { keepDays: 3 }, [4]],
    ['what either keeps stays', { keep: 2, keepDays: 3 }, [4]],
  ])('%s', (_, retention, days) => expect(gone(retention)).toEqual(days));

  it('never all go', () => expect(gone({ keepDays: 1 }, '2030-01-01T00:00:00.000Z')).not.toContain(0));
});
