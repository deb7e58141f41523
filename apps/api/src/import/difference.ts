import type { HeldLine } from '#libs/contracts';
import type { SourceEntry } from '#projections';
import { isAnnounced } from './guard';
import type { Settled } from './settlement';

/** What a load that is held back would change: what would go, what would be told otherwise, what would come. By day and name. */
export type Difference = Readonly<{
  gone: readonly HeldLine[];
  changed: readonly HeldLine[];
  added: readonly HeldLine[];
}>;

export const NO_DIFFERENCE: Difference = { gone: [], changed: [], added: [] };

/** Of what residents see. `missing`: upcoming and known, and not in the load. */
export const differenceOf = (
  settled: readonly Settled[],
  known: readonly SourceEntry[],
  missing: readonly SourceEntry[],
): Difference => {
  const before = new Map(known.filter(isAnnounced).map((entry) => [entry.id, lineOf(entry)]));
  const lines = settled.map(({ id, happening }) => lineOf({ ...happening, id, isCancelled: happening.status === 'cancelled' }));
  const changed = lines.flatMap((line) => {
    const was = before.get(line.id);
    return was && !isSame(was, line) ? [{ ...line, was }] : [];
  });
  return {
    gone: missing.map(lineOf).toSorted(byDay),
    changed: changed.toSorted(byDay),
    added: lines.filter(({ id }) => !before.has(id)).toSorted(byDay),
  };
};

type Told = Pick<SourceEntry, 'id' | 'name' | 'date' | 'startTime' | 'location'> & { isCancelled?: boolean };

const lineOf = ({ id, name, date, startTime, location, isCancelled }: Told): HeldLine => ({
  ...{ id, name, date },
  ...(startTime && { startTime }),
  ...(location && { location }),
  ...(isCancelled && { isCancelled: true as const }),
});

const TOLD = ['name', 'date', 'startTime', 'location', 'isCancelled'] as const;

const isSame = (one: HeldLine, other: HeldLine) => TOLD.every((field) => one[field] === other[field]);

const byDay = (a: HeldLine, b: HeldLine) => (keyOf(a) < keyOf(b) ? -1 : 1);

const keyOf = ({ date, startTime = '', name }: HeldLine) => `${date} ${startTime} ${name}`;
