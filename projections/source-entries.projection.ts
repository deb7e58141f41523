import { addDays, endDayOf, hasDate } from '#libs/contracts';
import {
  applyChanges,
  type CatalogueContent,
  type CatalogueEvent,
  changesBetween,
  type EventOrigin,
  type Schedule,
} from '#libs/domain';
import { projection, requireDocument } from '#libs/event-sourcing';

export type SourceEventDocument = EventOrigin &
  Pick<CatalogueContent, 'name' | 'date' | 'endDate' | 'startTime' | 'endTime' | 'location'> & {
    id: number;
    uidBefore?: string;
    /** Another event represents it. */
    isMerged?: true;
    isCancelled?: true;
    isWithdrawn?: true;
    /** Made private by its publisher: only its identity is stored. */
    isPrivate?: true;
    /** Moved by its publisher to a day that was long past. */
    isBackdated?: true;
  };

type FoldedFact = Exclude<
  CatalogueEvent,
  {
    type:
      | 'EventRelisted'
      | 'EventRebooked'
      | 'EventUnmerged'
      | 'EventParted'
      | 'EventUnparted'
      | 'MergeConfirmed'
      | 'MergeReopened'
      | 'EventTraitsCorrected';
  }
>;

/** Which event does a source mean? One document per event under its current identity, indexed by source. */
export const sourceEntries = projection<SourceEventDocument, FoldedFact>({
  name: 'source-entries',
  version: 7,
  key: ({ data }) => data.id,
  indexed: ['source'],
  on: {
    EventPublished: (_, { data: { id, content, origin } }) => toSourceEventDocument({ ...origin, ...content, id }),
    EventRescheduled: (entry, { data: { from, to }, metadata: { time } }) => {
      const { isBackdated: _, ...moved } = applyChanges(requireDocument(entry), changesBetween(from, to));
      return toSourceEventDocument({ ...moved, ...(isLongOver(to, time) && { isBackdated: true }) });
    },
    EventRevised: (entry, { data: { changes } }) =>
      Object.keys(changes).some((field) => CONTENT_FIELDS.has(field))
        ? toSourceEventDocument(applyChanges(requireDocument(entry), changes))
        : requireDocument(entry),
    EventCancelled: (entry) => toSourceEventDocument({ ...requireDocument(entry), isCancelled: true }),
    EventReinstated: (entry) => toSourceEventDocument({ ...requireDocument(entry), isCancelled: undefined }),
    EventIdentified: (entry, { data: { origin } }) => toSourceEventDocument(withOrigin(requireDocument(entry), origin)),
    // Merged by a rule, its own source still announces it.
    EventMerged: (entry, { data: { rule } }) =>
      rule ? requireDocument(entry) : toSourceEventDocument({ ...requireDocument(entry), isMerged: true }),
    EventWithdrawn: (entry) => toSourceEventDocument({ ...requireDocument(entry), isWithdrawn: true }),
    EventMadePrivate: (entry) => {
      const { id, source, uid, instance } = requireDocument(entry);
      return { ...{ id, source, uid, instance }, name: '', date: '', isPrivate: true };
    },
    EventRestored: (entry) =>
      toSourceEventDocument({ ...requireDocument(entry), isMerged: undefined, isCancelled: undefined, isWithdrawn: undefined }),
  },
});

const CONTENT_FIELDS: ReadonlySet<string> = new Set(['name', 'date', 'endDate', 'startTime', 'endTime', 'location']);

/** Longer than past events are imported: an event moved further back did not take place then. */
const MAX_PAST_DAYS = 30;

const isLongOver = (schedule: Schedule, time: string) =>
  hasDate(schedule) && addDays(endDayOf(schedule), MAX_PAST_DAYS) < time.slice(0, 10);

const withOrigin = (entry: SourceEventDocument, origin: EventOrigin): SourceEventDocument => ({
  ...entry,
  ...origin,
  ...(origin.uid !== entry.uid && { uidBefore: entry.uid }),
});

const toSourceEventDocument = ({
  id,
  source,
  uid,
  instance,
  name,
  date,
  ...details
}: SourceEventDocument): SourceEventDocument => ({
  id,
  source,
  uid,
  instance,
  name,
  date,
  ...(details.endDate && { endDate: details.endDate }),
  ...(details.startTime && { startTime: details.startTime }),
  ...(details.endTime && { endTime: details.endTime }),
  ...(details.location && { location: details.location }),
  ...(details.uidBefore && { uidBefore: details.uidBefore }),
  ...(details.isMerged && { isMerged: details.isMerged }),
  ...(details.isCancelled && { isCancelled: details.isCancelled }),
  ...(details.isWithdrawn && { isWithdrawn: details.isWithdrawn }),
  ...(details.isBackdated && { isBackdated: details.isBackdated }),
});
