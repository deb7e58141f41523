import { type Happening, isElsewhere, titleAndTime } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import type { LoadReading } from './load-reading';
import type { Settled } from './settlement';
import { identityOf, isAnnounced } from './source-history';

/**
 * With what each cancelled one is rebooked as: what has its title and time, elsewhere, and is new, each another one as far as they
 * go. What was there before as well is another event, which only happens to be alike.
 */
export const withRebookings = (settled: readonly Settled[], known: readonly SourceEntry[]): readonly Settled[] => {
  const ids = new Set(known.map(({ id }) => id));
  const isNew = ({ id, happening }: Settled) => !ids.has(id) && happening.status !== 'cancelled';
  const added = Map.groupBy(settled.filter(isNew), ({ happening }) => titleAndTime(happening));
  const taken = new Set<number>();
  return settled.map((one) => {
    if (one.happening.status !== 'cancelled') return one;
    const alike = added.get(titleAndTime(one.happening)) ?? [];
    const elsewhere = alike.filter(({ happening }) => isElsewhere(happening, one.happening));
    const instead = elsewhere.find(({ id }) => !taken.has(id)) ?? elsewhere[0];
    if (!instead) return one;
    taken.add(instead.id);
    return { ...one, rebookedAs: instead.id };
  });
};

/** What is cancelled without a word of where it was to be, and is on only in places other than the known one. */
export const calledOffIn = ({ happenings, rebooked = [] }: LoadReading, known: readonly SourceEntry[]): readonly Happening[] => {
  if (rebooked.length === 0) return [];
  const entries = new Map(known.filter(isAnnounced).map((entry) => [identityOf(entry), entry]));
  const on = Map.groupBy(
    happenings.filter(({ status }) => status !== 'cancelled'),
    titleAndTime,
  );
  return rebooked.flatMap((one) => {
    const location = entries.get(identityOf(one))?.location;
    if (one.location || one.address || !location) return [];
    const placed = { ...one, location };
    return (on.get(titleAndTime(one)) ?? []).every((other) => isElsewhere(other, placed)) ? [placed] : [];
  });
};
