import { type EventHistory, endDayOf, eventSlugOf, hasDate } from '#libs/contracts';
import {
  applyChanges,
  type CatalogueContent,
  type CatalogueEvent,
  changesBetween,
  hashedKey,
  privateEventContent,
} from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';
import {
  withCancellation,
  withChangeAt,
  withPromotion,
  withReinstatement,
  withReschedule,
  withReturn,
  withRevision,
  withWithdrawal,
} from './event-history';

/** Organizations are ids here; responses have their names. */
export type CatalogueEntry = CatalogueContent & {
  id: number;
  status: 'confirmed' | 'cancelled' | 'withdrawn';
  /** The publisher made it private: nothing else is shown. */
  isPrivate?: true;
};

export type CatalogueDocument = {
  event: CatalogueEntry;
  history: EventHistory;
  /** `yyyy-mm-dd`. Events without a date sort last. */
  lastDay: string;
  /** '' for a private event. */
  slug: string;
  /** For a private event: `privateSlugOf` its former slug. */
  privateSlug?: string;
  /** The stream revision that made it private. Nothing recorded up to it is shown. */
  hiddenUpTo?: number;
  mergedInto?: number;
  /** Former values of the identifying fields, the last ones. Absent if they never changed. */
  formerly?: readonly FormerDetails[];
};

const IDENTIFYING_FIELDS = ['name', 'date', 'endDate', 'startTime', 'location', 'address'] as const;

export type FormerDetails = Pick<CatalogueEntry, (typeof IDENTIFYING_FIELDS)[number]> & Readonly<{ until: string }>;

/** Older values are too old to matter. */
export const MAX_FORMER_DETAILS = 10;

type FoldedFact = Exclude<
  CatalogueEvent,
  {
    type:
      | 'EventIdentified'
      | 'EventUnmerged'
      | 'EventParted'
      | 'EventUnparted'
      | 'MergeConfirmed'
      | 'MergeReopened'
      | 'EventTraitsCorrected';
  }
>;

/** Sorts events without a date last. */
export const UNDATED_LAST_DAY = '9999-12-31';

/** Which events are there, and what became of them? One document per event, indexed by its last day and its slug. */
export const catalogue = projection<CatalogueDocument, FoldedFact>({
  name: 'catalogue',
  version: 10,
  key: ({ data }) => data.id,
  indexed: ['lastDay', 'slug', 'privateSlug', 'mergedInto', 'hiddenUpTo'],
  on: {
    EventPublished: (known, { data: { id, content }, metadata: { time } }) =>
      toCatalogueDocument(known, { id, ...content, status: 'confirmed' }, { publishedAt: time, changedAt: time }),
    EventRescheduled: (known, { data: { from, to }, metadata: { time } }) => {
      const { event, history } = existing(known);
      const after = applyChanges(event, changesBetween(from, to));
      return toCatalogueDocument(
        known,
        after,
        withReschedule(history, from, to, time),
        formerDetailsAfter(existing(known), after, time),
      );
    },
    EventRelisted: (known, { data: { from, to, promoted: isPromoted }, metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      const after = isPromoted === undefined ? withChangeAt(history, time) : withPromotion(history, isPromoted, time);
      return toCatalogueDocument(known, applyChanges(event, changesBetween(from, to)), after, formerly);
    },
    EventRevised: (known, { data: { changes }, metadata: { time } }) => {
      const { event, history } = existing(known);
      const after = applyChanges(event, changes);
      return toCatalogueDocument(
        known,
        after,
        withRevision(history, event, after, time),
        formerDetailsAfter(existing(known), after, time),
      );
    },
    EventCancelled: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return toCatalogueDocument(known, { ...event, status: 'cancelled' }, withCancellation(history, time), formerly);
    },
    EventRebooked: (known, { data: { as: rebookedAs } }) => ({
      ...existing(known),
      history: { ...existing(known).history, rebookedAs },
    }),
    EventReinstated: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return toCatalogueDocument(known, { ...event, status: 'confirmed' }, withReinstatement(history, time), formerly);
    },
    EventMerged: (known, { data: { into, rule }, metadata: { time } }) => {
      // With a rule the other source announces it too, so this one stays as it is.
      if (rule) return existing(known);
      const { event, history, formerly } = existing(known);
      return {
        ...toCatalogueDocument(known, { ...event, status: 'withdrawn' }, withChangeAt(history, time), formerly),
        mergedInto: into,
      };
    },
    EventWithdrawn: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return toCatalogueDocument(known, { ...event, status: 'withdrawn' }, withWithdrawal(history, time), formerly);
    },
    EventMadePrivate: (known, { revision, metadata: { time } }) => toPrivateDocument(existing(known), revision, time),
    EventRestored: (known, { metadata: { time } }) => {
      const { event, history, formerly } = existing(known);
      return toCatalogueDocument(known, { ...event, status: 'confirmed' }, withReturn(history, time), formerly);
    },
  },
});

export const toPrivateDocument = (
  { event: { id, ...content }, history: { publishedAt }, slug, mergedInto }: CatalogueDocument,
  revision: number,
  at: string,
): CatalogueDocument => ({
  event: { id, ...privateEventContent(content), status: 'withdrawn', isPrivate: true },
  history: { publishedAt, changedAt: at, withdrawnAt: at },
  lastDay: UNDATED_LAST_DAY,
  slug: '',
  privateSlug: privateSlugOf(slug),
  hiddenUpTo: revision,
  ...(mergedInto !== undefined && { mergedInto }),
});

/** Finds a private event by its former slug without storing the slug, which contains its name and day. */
export const privateSlugOf = (slug: string): string => hashedKey(`slug ${slug}`);

const toCatalogueDocument = (
  known: CatalogueDocument | undefined,
  event: CatalogueEntry,
  history: EventHistory,
  formerly?: readonly FormerDetails[],
): CatalogueDocument => ({
  event,
  history,
  lastDay: hasDate(event) ? endDayOf(event) : UNDATED_LAST_DAY,
  slug: eventSlugOf(event),
  ...(known?.hiddenUpTo !== undefined && { hiddenUpTo: known.hiddenUpTo }),
  ...(formerly && { formerly }),
});

const formerDetailsAfter = (
  { event: before, formerly }: CatalogueDocument,
  after: CatalogueEntry,
  until: string,
): readonly FormerDetails[] | undefined => {
  if (IDENTIFYING_FIELDS.every((field) => before[field] === after[field])) return formerly;
  const told = Object.fromEntries(
    IDENTIFYING_FIELDS.flatMap((field) => (before[field] === undefined ? [] : [[field, before[field]]])),
  );
  return [...(formerly ?? []), { ...(told as Omit<FormerDetails, 'until'>), until }].slice(-MAX_FORMER_DETAILS);
};
