import { type EventHistory, eventSlug, hasDate, lastDay } from '#libs/contracts';
import { type CatalogueContent, type CatalogueEvent, changesBetween, hashedKey, noLongerPublic, withChanges } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';
import { cancelled, changed, promoted, reinstated, rescheduled, returned, revised, withdrawn } from './event-history';

/** An event as the log tells it; answers name its organization. */
export type ShelvedEvent = CatalogueContent & {
  id: number;
  status: 'confirmed' | 'cancelled' | 'withdrawn';
  /** Its publisher made it private: nothing else is told of it. */
  isPrivate?: true;
};

export type CatalogueDocument = {
  event: ShelvedEvent;
  history: EventHistory;
  /** `yyyy-mm-dd`; events without a date stand behind all others. */
  lastDay: string;
  /** '' of a private event. */
  slug: string;
  /** Of a private event what `hiddenSlug` makes of the slug that it had. */
  privateSlug?: string;
  /** The revision in its stream at which it was made private last: what was recorded before is told to nobody. */
  hiddenUpTo?: number;
  /** The event that tells by now what this one told. */
  mergedInto?: number;
  /** What it told before, as far as that tells one happening from another, the last ones; only where that was changed. */
  formerly?: readonly Former[];
};

const TELLS_APART = ['name', 'date', 'endDate', 'startTime', 'location', 'address'] as const;

export type Former = Pick<ShelvedEvent, (typeof TELLS_APART)[number]> & Readonly<{ until: string }>;

/** So many are kept. Whoever changed more often has told nothing for long. */
export const MOST_FORMER = 10;

type Listened = Exclude<
  CatalogueEvent,
  { type: 'EventIdentified' | 'EventUnmerged' | 'EventParted' | 'EventUnparted' | 'MergeConfirmed' | 'MergeReopened' }
>;

/** The last day of an event without a date. */
export const UNDATED = '9999-12-31';

/** Which events are there, and what became of them? One document per event, found by its last day or its slug. */
export const catalogue = projection<CatalogueDocument, Listened>({
  name: 'catalogue',
  version: 10,
  key: ({ data }) => data.id,
  indexed: ['lastDay', 'slug', 'privateSlug', 'mergedInto', 'hiddenUpTo'],
  on: {
    EventPublished: (known, { data: { id, content }, metadata: { time } }) =>
      shelved(known, { id, ...content, status: 'confirmed' }, { publishedAt: time, changedAt: time }),
    EventRescheduled: (known, { data: { from, to }, metadata: { time } }) => {
      const { event, history } = existing(known);
      const after = withChanges(event, changesBetween(from, to));
      return shelved(known, after, rescheduled(history, from, to, time), formerlyOf(existing(known), after, time));
    },
    EventRelisted: (known, { data: { from, to, promoted: isPromoted }, metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      const after = isPromoted === undefined ? changed(history, time) : promoted(history, isPromoted, time);
      return shelved(known, withChanges(event, changesBetween(from, to)), after, formerly);
    },
    EventRevised: (known, { data: { changes }, metadata: { time } }) => {
      const { event, history } = existing(known);
      const after = withChanges(event, changes);
      return shelved(known, after, revised(history, event, after, time), formerlyOf(existing(known), after, time));
    },
    EventCancelled: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return shelved(known, { ...event, status: 'cancelled' }, cancelled(history, time), formerly);
    },
    EventRebooked: (known, { data: { as: rebookedAs } }) => ({
      ...existing(known),
      history: { ...existing(known).history, rebookedAs },
    }),
    EventReinstated: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return shelved(known, { ...event, status: 'confirmed' }, reinstated(history, time), formerly);
    },
    EventMerged: (known, { data: { into, rule }, metadata: { time } }) => {
      // What another source tells as well stays as it is told.
      if (rule) return existing(known);
      const { event, history, formerly } = existing(known);
      return { ...shelved(known, { ...event, status: 'withdrawn' }, changed(history, time), formerly), mergedInto: into };
    },
    EventWithdrawn: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return shelved(known, { ...event, status: 'withdrawn' }, withdrawn(history, time), formerly);
    },
    EventMadePrivate: (known, { revision, metadata: { time } }) => hidden(existing(known), revision, time),
    EventRestored: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return shelved(known, { ...event, status: 'confirmed' }, returned(history, time), formerly);
    },
  },
});

/** What a document of a private event may say, since the fact of that revision. */
export const hidden = (
  { event: { id, ...content }, history: { publishedAt }, slug, mergedInto }: CatalogueDocument,
  revision: number,
  at: string,
): CatalogueDocument => ({
  event: { id, ...noLongerPublic(content), status: 'withdrawn', isPrivate: true },
  history: { publishedAt, changedAt: at, withdrawnAt: at },
  lastDay: UNDATED,
  slug: '',
  privateSlug: hiddenSlug(slug),
  hiddenUpTo: revision,
  ...(mergedInto !== undefined && { mergedInto }),
});

/** By which a private event is found by whoever knows its slug: that would tell its name and day. */
export const hiddenSlug = (slug: string): string => hashedKey(`slug ${slug}`);

const shelved = (
  known: CatalogueDocument | undefined,
  event: ShelvedEvent,
  history: EventHistory,
  formerly?: readonly Former[],
): CatalogueDocument => ({
  event,
  history,
  lastDay: hasDate(event) ? lastDay(event) : UNDATED,
  slug: eventSlug(event),
  ...(known?.hiddenUpTo !== undefined && { hiddenUpTo: known.hiddenUpTo }),
  ...(formerly && { formerly }),
});

const formerlyOf = (
  { event: before, formerly }: CatalogueDocument,
  after: ShelvedEvent,
  until: string,
): readonly Former[] | undefined => {
  if (TELLS_APART.every((field) => before[field] === after[field])) return formerly;
  const told = Object.fromEntries(TELLS_APART.flatMap((field) => (before[field] === undefined ? [] : [[field, before[field]]])));
  return [...(formerly ?? []), { ...(told as Omit<Former, 'until'>), until }].slice(-MOST_FORMER);
};
