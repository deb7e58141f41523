import { addDays, hasDate, lastDay } from '#libs/contracts';
import {
  type CatalogueContent,
  type CatalogueEvent,
  changesBetween,
  type Origin,
  type Schedule,
  withChanges,
} from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type SourceEntry = Origin &
  Pick<CatalogueContent, 'name' | 'date' | 'endDate' | 'startTime' | 'endTime' | 'location'> & {
    id: number;
    /** The one it went by before this. */
    uidBefore?: string;
    /** Another event tells this one's happening. */
    isMerged?: true;
    /** Its publisher has called it off. */
    isCancelled?: true;
    /** Its publisher no longer announces it. */
    isWithdrawn?: true;
    /** Its publisher has made it private: only its identity is known. */
    isPrivate?: true;
    /** Its publisher moved it to a day that was long over then. */
    isBackdated?: true;
  };

type Listened = Exclude<
  CatalogueEvent,
  {
    type:
      | 'EventRelisted'
      | 'EventRebooked'
      | 'EventUnmerged'
      | 'EventParted'
      | 'EventUnparted'
      | 'MergeConfirmed'
      | 'MergeReopened';
  }
>;

/** Which event does a source mean? One document per event, under the identity it goes by now; found by its source. */
export const sourceEntries = projection<SourceEntry, Listened>({
  name: 'source-entries',
  version: 7,
  key: ({ data }) => data.id,
  indexed: ['source'],
  on: {
    EventPublished: (_, { data: { id, content, origin } }) => entryWith({ ...origin, ...content, id }),
    EventRescheduled: (entry, { data: { from, to }, metadata: { time } }) => {
      const { isBackdated: _, ...moved } = withChanges(existing(entry), changesBetween(from, to));
      return entryWith({ ...moved, ...(isLongOver(to, time) && { isBackdated: true }) });
    },
    EventRevised: (entry, { data: { changes } }) => entryWith(withChanges(existing(entry), changes)),
    EventCancelled: (entry) => entryWith({ ...existing(entry), isCancelled: true }),
    EventReinstated: (entry) => entryWith({ ...existing(entry), isCancelled: undefined }),
    EventIdentified: (entry, { data: { origin } }) => entryWith(identified(existing(entry), origin)),
    // One merged by a rule is told by another source, too: its own goes on telling it.
    EventMerged: (entry, { data: { rule } }) => (rule ? existing(entry) : entryWith({ ...existing(entry), isMerged: true })),
    EventWithdrawn: (entry) => entryWith({ ...existing(entry), isWithdrawn: true }),
    EventMadePrivate: (entry) => {
      const { id, source, uid, instance } = existing(entry);
      return { ...{ id, source, uid, instance }, name: '', date: '', isPrivate: true };
    },
    EventRestored: (entry) =>
      entryWith({ ...existing(entry), isMerged: undefined, isCancelled: undefined, isWithdrawn: undefined }),
  },
});

/** Longer than events are told back: whoever moves one there has not announced that it took place. */
const LONG_DAYS = 30;

const isLongOver = (schedule: Schedule, time: string) =>
  hasDate(schedule) && addDays(lastDay(schedule), LONG_DAYS) < time.slice(0, 10);

const identified = (entry: SourceEntry, origin: Origin): SourceEntry => ({
  ...entry,
  ...origin,
  ...(origin.uid !== entry.uid && { uidBefore: entry.uid }),
});

const entryWith = ({ id, source, uid, instance, name, date, ...told }: SourceEntry): SourceEntry => ({
  id,
  source,
  uid,
  instance,
  name,
  date,
  ...(told.endDate && { endDate: told.endDate }),
  ...(told.startTime && { startTime: told.startTime }),
  ...(told.endTime && { endTime: told.endTime }),
  ...(told.location && { location: told.location }),
  ...(told.uidBefore && { uidBefore: told.uidBefore }),
  ...(told.isMerged && { isMerged: told.isMerged }),
  ...(told.isCancelled && { isCancelled: told.isCancelled }),
  ...(told.isWithdrawn && { isWithdrawn: told.isWithdrawn }),
  ...(told.isBackdated && { isBackdated: told.isBackdated }),
});
