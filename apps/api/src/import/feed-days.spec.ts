import type { FeedOccurrence } from '#libs/integrations';
import { countFeedDays, countFrom } from './feed-days';
import type { SettledOccurrence } from './settlement';

const at = (date: string, endDate?: string) => ({ date, ...(endDate && { endDate }) }) as FeedOccurrence;
const settled = (...occurrences: FeedOccurrence[]) => occurrences.map((happening) => ({ happening }) as SettledOccurrence);

describe('The days of a feed', () => {
  const TODAY = '2026-11-20';

  it('are the last ones of what is not over, and the last one of all', () => {
    const occurrences = [at('2026-11-01'), at('2026-11-18', '2026-11-25'), at(TODAY), at('2026-11-25')];
    const days = countFeedDays(settled(...occurrences), { occurrences, outsideWindow: [at('2027-12-31')] }, TODAY);
    expect(days).toEqual({ toCome: { '2026-11-25': 2, [TODAY]: 1 }, last: '2027-12-31' });
    expect(['2026-11-20', '2026-11-21', '2026-11-26'].map((day) => countFrom(day, days))).toEqual([3, 2, 0]);
  });

  it('have no last one where nothing has a date, and what has none is still to come', () => {
    const occurrences = [at('2099-01-01')];
    const days = countFeedDays(settled(...occurrences), { occurrences }, TODAY);
    expect(days).toEqual({ toCome: { '2099-01-01': 1 } });
    expect(countFrom('2030-01-01', days)).toBe(1);
  });
});
