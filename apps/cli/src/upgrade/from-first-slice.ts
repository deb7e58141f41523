import {
  type CatalogueEvent,
  hashedKey,
  type OperationsEvent,
  type OrganizationEvent,
  type PreferencesEvent,
} from '#libs/domain';
import type { Metadata, Recorded } from '#libs/event-sourcing';
import { toSubOrganizationId } from '#libs/integrations';
import { FirstNames } from './first-names';

/** Ids, revisions, times and commands stay; keys are hashed, organizations get ids. Throws an Error for an impossible fact. */
export function* fromFirstSlice(log: Iterable<Recorded>): Generator<Recorded, undefined> {
  const names = new FirstNames(log);
  for (const fact of log) yield upgraded(fact, names);
}

const upgraded = (fact: Recorded, names: FirstNames): Recorded => {
  const upgrade = isKnown(fact.type) && data[fact.type];
  if (!upgrade) throw new Error(`The fact at ${fact.position} is not of a known type of the first Almanac: '${fact.type}'.`);
  return { ...fact, stream: streamOf(fact), data: upgrade(fact.data, names), metadata: metadataOf(fact, names) };
};

const streamOf = ({ stream, data: { key } }: Recorded): string => (key === undefined ? stream : `preferences-${hashedKey(key)}`);

const metadataOf = ({ metadata, data: { key } }: Recorded, names: FirstNames): Metadata => {
  const { actor } = metadata;
  return { ...metadata, actor: actor === key ? hashedKey(actor) : names.actor(actor) };
};

type Today = CatalogueEvent | OperationsEvent | OrganizationEvent | PreferencesEvent;
type Later =
  | 'RebuildAsked'
  | 'RebuildStopped'
  | 'RebuildRefused'
  | 'ReactorsRetried'
  | 'FactSkipped'
  | 'FoldRetried'
  | 'FoldSkipped'
  | 'OrganizationRenamed'
  | 'OrganizationAlsoCalled'
  | 'SubOrganizationRenamed'
  | 'NameForgone'
  | 'EventIdentified'
  | 'EventMerged'
  | 'EventWithdrawn'
  | 'EventMadePrivate'
  | 'EventUnmerged'
  | 'EventParted'
  | 'EventTraitsCorrected'
  | 'EventUnparted'
  | 'MergeConfirmed'
  | 'MergeReopened'
  | 'EventRestored'
  | 'SessionCarriedOver'
  | 'SwitchBackAsked'
  | 'BackupMade'
  | 'BackupFailed'
  | 'TownRestored'
  | 'CollectionDistrictChosen'
  | 'PreferencesForgotten'
  | 'EventRebooked';
type FirstType = Exclude<Today['type'], Later>;

const asItIs = (data: any) => data;
const hashed = ({ key, ...rest }: any) => ({ key: hashedKey(key), ...rest });

const withListing = ({ organization, subOrganization, ...rest }: any, names: FirstNames) => ({
  ...rest,
  ...names.listing({ organization, subOrganization }),
});

/** Commands compare a fact by its text, so fields are in today's order. */
const data: { [T in FirstType]: (data: any, names: FirstNames) => Extract<Today, { type: T }>['data'] } = {
  SeedingStarted: asItIs,
  SeedingFinished: asItIs,
  ProjectionRebuilt: asItIs,
  ProjectionSwitchedBack: asItIs,

  OrganizationRegistered: ({ id, name, category, description, displayOrder }) => ({
    id,
    name,
    category,
    description,
    displayOrder,
  }),
  OrganizationDescribed: ({ id, category, description, displayOrder }) => ({ id, category, description, displayOrder }),
  SubOrganizationAdded: ({ id, name, subDisplayOrder }) => ({
    id,
    subOrganizationId: toSubOrganizationId(id, name),
    name,
    subDisplayOrder,
  }),
  SubcalendarOffered: asItIs,
  FeedDefaultOffered: ({ id, subOrganization, subDisplayOrder }) => ({
    id,
    subOrganizationId: subOrganization === null ? null : toSubOrganizationId(id, subOrganization),
    subDisplayOrder,
  }),

  OrganizationFollowed: ({ key, entry, subOrganizations }, names) => ({
    key: hashedKey(key),
    entry: names.entry(entry),
    ...(subOrganizations && { subOrganizations: names.subOrganizations(entry, subOrganizations) }),
  }),
  OrganizationUnfollowed: ({ key, entry }, names) => ({ key: hashedKey(key), entry: names.entry(entry) }),
  FeedDefaultsDeclined: hashed,
  SubcalendarFollowed: hashed,
  SubcalendarUnfollowed: hashed,
  EventSaved: hashed,
  EventUnsaved: hashed,

  EventPublished: ({ id, content: { sourceName: _, ...content }, source: { feed, uid, instance } }, names) => ({
    id,
    content: withListing(content, names),
    origin: { source: names.source(feed), uid, instance },
  }),
  EventRescheduled: ({ id, listing, from, to }, names) => ({ id, listing: withListing(listing, names), from, to }),
  EventRelisted: ({ id, schedule, from, to }, names) => ({
    id,
    schedule,
    from: withListing(from, names),
    to: withListing(to, names),
  }),
  EventRevised: ({ id, changes: { sourceName: _, ...changes } }) => ({ id, changes }),
  EventCancelled: asItIs,
  EventReinstated: asItIs,
};

const isKnown = (type: string): type is FirstType => Object.hasOwn(data, type);
