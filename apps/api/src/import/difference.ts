import type { HeldChange, HeldLine } from '#libs/contracts';
import { type CatalogueContent, type Changes, changesBetween, isEmpty } from '#libs/domain';
import type { Happening } from '#libs/integrations';
import type { ShelvedEvent, SourceEntry } from '#projections';
import { isAnnounced } from './source-history';

/** What a load that is held back would change: what would go, what would be told otherwise, what would come. By day and name. */
export type Difference = Readonly<{
  gone: readonly HeldLine[];
  changed: readonly HeldLine[];
  added: readonly HeldLine[];
}>;

export const NO_DIFFERENCE: Difference = { gone: [], changed: [], added: [] };

type Told = Readonly<{ id: number; happening: Pick<Happening, 'status'>; content: CatalogueContent }>;

type Withheld = Readonly<{
  told: readonly Told[];
  known: readonly SourceEntry[];
  /** What of those that are known stands in the calendar, and how. */
  shown: readonly ShelvedEvent[];
  /** Upcoming and known, and not in the load. */
  missing: readonly SourceEntry[];
}>;

/** Of all that a publisher says, as it would be recorded. */
export const differenceOf = ({ told, known, shown, missing }: Withheld): Difference => {
  const announced = new Set(known.filter(isAnnounced).map(({ id }) => id));
  const before = new Map(shown.filter(({ id }) => announced.has(id)).map((event) => [event.id, event]));
  const changed = told.flatMap((one) => {
    const was = before.get(one.id);
    return was ? changedLine(was, one) : [];
  });
  return {
    gone: missing.map(lineOf).toSorted(byDay),
    changed: changed.toSorted(byDay),
    added: told
      .filter(({ id }) => !announced.has(id))
      .map(lineOfTold)
      .toSorted(byDay),
  };
};

const changedLine = ({ id, status, ...was }: ShelvedEvent, told: Told): readonly HeldLine[] => {
  // Whatever its publisher says, an operator may have it featured.
  const changes = changesBetween(was, { ...told.content, ...(was.isPromoted && { isPromoted: true }) });
  const isOtherwiseOn = (status === 'cancelled') !== isOff(told);
  if (isEmpty(changes) && !isOtherwiseOn) return [];
  const others = changesIn(changes);
  const line = { ...lineOfTold(told), was: lineOf({ ...was, id, isCancelled: status === 'cancelled' }) };
  return [{ ...line, ...(others.length > 0 && { changes: others }) }];
};

const isOff = ({ happening }: Told) => happening.status === 'cancelled';

const lineOfTold = (told: Told): HeldLine => lineOf({ ...told.content, id: told.id, isCancelled: isOff(told) });

type Shown = Pick<SourceEntry, 'id' | 'name' | 'date' | 'startTime' | 'location'> & { isCancelled?: boolean };

const lineOf = ({ id, name, date, startTime, location, isCancelled }: Shown): HeldLine => ({
  ...{ id, name, date },
  ...(startTime && { startTime }),
  ...(location && { location }),
  ...(isCancelled && { isCancelled: true as const }),
});

const IN_A_LINE = ['name', 'date', 'startTime', 'location'];

/** Beside what stands in a line. The time is told in words too: that says nothing more. */
const changesIn = (changes: Changes): HeldChange[] =>
  Object.entries(changes).flatMap(([field, { from, to }]) =>
    IN_A_LINE.includes(field) || (field === 'time' && (changes['startTime'] || changes['endTime']))
      ? []
      : [{ field, ...short('was', from), ...short('is', to) }],
  );

const LONGEST_TOLD = 200;

const short = (name: 'was' | 'is', value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_TOLD ? { [name]: value } : {};

const byDay = (a: HeldLine, b: HeldLine) => (keyOf(a) < keyOf(b) ? -1 : 1);

const keyOf = ({ date, startTime = '', name }: HeldLine) => `${date} ${startTime} ${name}`;
