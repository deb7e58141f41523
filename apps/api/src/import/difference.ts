import type { HeldImportChange, HeldImportEvent } from '#libs/contracts';
import { type CatalogueContent, changesBetween, type FieldChanges, isUnchanged } from '#libs/domain';
import type { FeedOccurrence } from '#libs/integrations';
import type { CatalogueEntry, SourceEventDocument } from '#projections';
import { isAnnounced } from './source-history';

export type ImportDifference = Readonly<{
  gone: readonly HeldImportEvent[];
  changed: readonly HeldImportEvent[];
  added: readonly HeldImportEvent[];
}>;

export const EMPTY_DIFFERENCE: ImportDifference = { gone: [], changed: [], added: [] };

type ProposedEvent = Readonly<{ id: number; happening: Pick<FeedOccurrence, 'status'>; content: CatalogueContent }>;

type DifferenceInput = Readonly<{
  proposed: readonly ProposedEvent[];
  knownEntries: readonly SourceEventDocument[];
  shownEvents: readonly CatalogueEntry[];
  /** Known upcoming events that the feed lacks. */
  missing: readonly SourceEventDocument[];
}>;

export const computeDifference = ({ proposed, knownEntries, shownEvents, missing }: DifferenceInput): ImportDifference => {
  const announced = new Set(knownEntries.filter(isAnnounced).map(({ id }) => id));
  const shownById = new Map(shownEvents.filter(({ id }) => announced.has(id)).map((event) => [event.id, event]));
  const changes = proposed.flatMap((one) => {
    const was = shownById.get(one.id);
    return was ? toChangedLine(was, one) : [];
  });
  return {
    gone: missing.map(toHeldLine).toSorted(compareLines),
    changed: changes.toSorted(compareLines),
    added: proposed
      .filter(({ id }) => !announced.has(id))
      .map(toProposedLine)
      .toSorted(compareLines),
  };
};

const toChangedLine = ({ id, status, ...was }: CatalogueEntry, proposed: ProposedEvent): readonly HeldImportEvent[] => {
  // An operator may feature the event, whatever its publisher says.
  const changes = changesBetween(was, { ...proposed.content, ...(was.isPromoted && { isPromoted: true }) });
  const isStatusChanged = (status === 'cancelled') !== isCancelled(proposed);
  if (isUnchanged(changes) && !isStatusChanged) return [];
  const others = toHeldChanges(changes);
  const line = { ...toProposedLine(proposed), was: toHeldLine({ ...was, id, isCancelled: status === 'cancelled' }) };
  return [{ ...line, ...(others.length > 0 && { changes: others }) }];
};

const isCancelled = ({ happening }: ProposedEvent) => happening.status === 'cancelled';

const toProposedLine = (proposed: ProposedEvent): HeldImportEvent =>
  toHeldLine({ ...proposed.content, id: proposed.id, isCancelled: isCancelled(proposed) });

type LineContent = Pick<SourceEventDocument, 'id' | 'name' | 'date' | 'startTime' | 'location'> & { isCancelled?: boolean };

const toHeldLine = ({ id, name, date, startTime, location, isCancelled }: LineContent): HeldImportEvent => ({
  ...{ id, name, date },
  ...(startTime && { startTime }),
  ...(location && { location }),
  ...(isCancelled && { isCancelled: true as const }),
});

const LINE_FIELDS = ['name', 'date', 'startTime', 'location'];

/** Changes of fields that are not in a line. `time` repeats the start and end times as text. */
const toHeldChanges = (changes: FieldChanges): HeldImportChange[] =>
  Object.entries(changes).flatMap(([field, { from, to }]) =>
    LINE_FIELDS.includes(field) || (field === 'time' && (changes['startTime'] || changes['endTime']))
      ? []
      : [{ field, ...shortValue('was', from), ...shortValue('is', to) }],
  );

const MAX_VALUE_LENGTH = 200;

const shortValue = (name: 'was' | 'is', value: unknown) =>
  typeof value === 'string' && value.length <= MAX_VALUE_LENGTH ? { [name]: value } : {};

const compareLines = (a: HeldImportEvent, b: HeldImportEvent) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1);

const sortKeyOf = ({ date, startTime = '', name }: HeldImportEvent) => `${date} ${startTime} ${name}`;
