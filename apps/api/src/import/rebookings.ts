import { isElsewhere, titleAndTime } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import type { Settled } from './settlement';

/**
 * With what each cancelled one is rebooked as: what has its title and time, elsewhere, and is new. What was there before as well
 * is another event, which only happens to be alike.
 */
export const withRebookings = (settled: readonly Settled[], known: readonly SourceEntry[]): readonly Settled[] => {
  const ids = new Set(known.map(({ id }) => id));
  const isNew = ({ id, happening }: Settled) => !ids.has(id) && happening.status !== 'cancelled';
  const added = Map.groupBy(settled.filter(isNew), ({ happening }) => titleAndTime(happening));
  return settled.map((one) => {
    if (one.happening.status !== 'cancelled') return one;
    const alike = added.get(titleAndTime(one.happening)) ?? [];
    const instead = alike.find(({ happening }) => isElsewhere(happening, one.happening));
    return instead ? { ...one, rebookedAs: instead.id } : one;
  });
};
