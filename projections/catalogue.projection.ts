import { type EventHistory, endDayOf, eventSlugOf, hasDate } from '#libs/contracts';
import {
  applyChanges,
  type CatalogueContent,
  type CatalogueEvent,
  changesBetween,
  hashedKey,
  privateEventContent,
} from '#libs/domain';
import { projection, requireDocument } from '#libs/event-sourcing';
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
    EventPublished: (document, { data: { id, content }, metadata: { time } }) =>
      toCatalogueDocument(document, { id, ...content, status: 'confirmed' }, { publishedAt: time, changedAt: time }),
    EventRescheduled: (document, { data: { from, to }, metadata: { time } }) => {
      const { event, history } = requireDocument(document);
      const after = applyChanges(event, changesBetween(from, to));
      return toCatalogueDocument(
        document,
        after,
        withReschedule(history, from, to, time),
        formerDetailsAfter(requireDocument(document), after, time),
      );
    },
    EventRelisted: (document, { data: { from, to, promoted: isPromoted }, metadata: { time } }) => {
      const { event, history, formerly } = requireDocument(document);
      const after = isPromoted === undefined ? withChangeAt(history, time) : withPromotion(history, isPromoted, time);
      return toCatalogueDocument(document, applyChanges(event, changesBetween(from, to)), after, formerly);
    },
    EventRevised: (document, { data: { changes }, metadata: { time } }) => {
      const { event, history } = requireDocument(document);
      const after = applyChanges(event, changes);
      return toCatalogueDocument(
        document,
        after,
        withRevision(history, event, after, time),
        formerDetailsAfter(requireDocument(document), after, time),
      );
    },
    EventCancelled: (document, { metadata: { time } }) => {
      const { event, history, formerly } = requireDocument(document);
      return toCatalogueDocument(document, { ...event, status: 'cancelled' }, withCancellation(history, time), formerly);
    },
    EventRebooked: (document, { data: { as: rebookedAs } }) => ({
      ...requireDocument(document),
      history: { ...requireDocument(document).history, rebookedAs },
    }),
    EventReinstated: (document, { metadata: { time } }) => {
      const { event, history, formerly } = requireDocument(document);
      return toCatalogueDocument(document, { ...event, status: 'confirmed' }, withReinstatement(history, time), formerly);
    },
    EventMerged: (document, { data: { into, rule }, metadata: { time } }) => {
      // With a rule the other source announces it too, so this one stays as it is.
      if (rule) return requireDocument(document);
      const { event, history, formerly } = requireDocument(document);
      return {
        ...toCatalogueDocument(document, { ...event, status: 'withdrawn' }, withChangeAt(history, time), formerly),
        mergedInto: into,
      };
    },
    EventWithdrawn: (document, { metadata: { time } }) => {
      const { event, history, formerly } = requireDocument(document);
      return toCatalogueDocument(document, { ...event, status: 'withdrawn' }, withWithdrawal(history, time), formerly);
    },
    EventMadePrivate: (document, { revision, metadata: { time } }) =>
      toPrivateDocument(requireDocument(document), revision, time),
    EventRestored: (document, { metadata: { time } }) => {
      const { event, history, formerly } = requireDocument(document);
      return toCatalogueDocument(document, { ...event, status: 'confirmed' }, withReturn(history, time), formerly);
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
  document: CatalogueDocument | undefined,
  event: CatalogueEntry,
  history: EventHistory,
  formerly?: readonly FormerDetails[],
): CatalogueDocument => ({
  event,
  history,
  ...(isFoundAsBefore(document, event) ? { lastDay: document.lastDay, slug: document.slug } : lookupFieldsOf(event)),
  ...(document?.hiddenUpTo !== undefined && { hiddenUpTo: document.hiddenUpTo }),
  ...(formerly && { formerly }),
});

const lookupFieldsOf = (event: CatalogueEntry) => ({
  lastDay: hasDate(event) ? endDayOf(event) : UNDATED_LAST_DAY,
  slug: eventSlugOf(event),
});

/** Most facts change something else, and a slug takes as long as the rest of a fold. */
const isFoundAsBefore = (document: CatalogueDocument | undefined, event: CatalogueEntry): document is CatalogueDocument =>
  document !== undefined && !document.event.isPrivate && LOOKUP_SOURCES.every((field) => document.event[field] === event[field]);

const LOOKUP_SOURCES = ['name', 'date', 'endDate', 'displayDate'] as const;

const formerDetailsAfter = (
  { event: before, formerly }: CatalogueDocument,
  after: CatalogueEntry,
  until: string,
): readonly FormerDetails[] | undefined => {
  if (IDENTIFYING_FIELDS.every((field) => before[field] === after[field])) return formerly;
  const { name, date, endDate, startTime, location, address } = before;
  const former: FormerDetails = {
    ...{ name, date },
    ...(endDate !== undefined && { endDate }),
    ...(startTime !== undefined && { startTime }),
    ...(location !== undefined && { location }),
    ...(address !== undefined && { address }),
    until,
  };
  return [...(formerly ?? []), former].slice(-MAX_FORMER_DETAILS);
};
