import type { EventDetails, EventHistory, EventPublication, TownEvent } from '#libs/contracts';
import { cleanUrl } from '#libs/contracts/texts';
import { shownTitleOf, toShownTitle } from '#libs/contracts/titles';
import type { Listing } from '#libs/domain';
import type { OrganizationNames } from '../organizations/organization-names';
import type { ShownEvent } from './compose-versions';
import { findBoilerplate } from './texts/boilerplate';
import { findJoinUrl } from './texts/join-url';
import { type LinesByPublisher, publisherOf } from './texts/repeated-lines';

/** The only place that knows both shapes. */
export const toApiEvent = (
  { organizationId, subOrganizationId, attachments, categories, coordinates: _, versions, ...event }: ShownEvent,
  names: OrganizationNames,
  repeated: LinesByPublisher = NO_REPEATED_LINES,
): TownEvent => {
  const { organization, subOrganization } = names.namesOf({ organizationId, subOrganizationId });
  const publicEvent = event.isPrivate ? undefined : { ...event, ...urlsOf(event) };
  return {
    ...(publicEvent ?? event),
    ...(publicEvent && boilerplateOf(publicEvent, repeatedLinesFor({ organizationId, subOrganizationId, versions }, repeated))),
    ...shownTitleOf(event),
    organization,
    ...(subOrganization && { subOrganization }),
    ...(categories && { categories: [...categories] }),
    ...(attachments && { attachments: [...attachments] }),
    sourceName: subOrganization ? `${organization}, ${subOrganization}` : organization,
    ...(versions && { sources: versions.map((version) => toEventSource(version, names)) }),
  };
};

export const toApiEventWithHistory = (
  { event, history }: { event: ShownEvent; history: EventHistory },
  names: OrganizationNames,
  repeated?: LinesByPublisher,
): EventDetails => ({
  ...toApiEvent(event, names, repeated),
  history: withoutInvisibleChanges(history, event),
});

const NO_REPEATED_LINES: LinesByPublisher = new Map();

type EventUrls = Pick<TownEvent, 'sourceUrl' | 'onlineUrl'>;

const urlsOf = ({ sourceUrl, onlineUrl, location = '', description = '' }: EventUrls & EventTexts): EventUrls => {
  const join = onlineUrl ?? findJoinUrl(location) ?? findJoinUrl(description);
  return { ...(sourceUrl && { sourceUrl: cleanUrl(sourceUrl) }), ...(join && { onlineUrl: cleanUrl(join) }) };
};

type EventTexts = Pick<TownEvent, 'location' | 'description'>;

const boilerplateOf = (
  { description, onlineUrl, sourceUrl }: EventUrls & EventTexts,
  lines: readonly ReadonlySet<string>[],
): Pick<TownEvent, 'boilerplate'> => {
  if (!description) return {};
  const repeated = new Set(lines.flatMap((ofPublisher) => [...ofPublisher]));
  const boilerplate = findBoilerplate({ description, repeated, canJoin: onlineUrl !== undefined, source: sourceUrl });
  return boilerplate.length > 0 ? { boilerplate } : {};
};

type Publishers = Pick<ShownEvent, 'organizationId' | 'subOrganizationId' | 'versions'>;

/** Uses the repeated lines of all publishers, because a merged event may have text of any of them. */
export const repeatedLinesFor = (event: Publishers, repeated: LinesByPublisher): readonly ReadonlySet<string>[] =>
  [event, ...(event.versions ?? [])].flatMap((publisher) => repeated.get(publisherOf(publisher)) ?? []);

const withoutInvisibleChanges = ({ formerName, ...history }: EventHistory, { name }: ShownEvent): EventHistory =>
  formerName && shownTitleText(formerName.name) !== shownTitleText(name) ? { ...history, formerName } : history;

const shownTitleText = (name: string) => toShownTitle(name).title;

const toEventSource = (
  { sourceUrl, ...listing }: Listing & { sourceUrl?: string },
  names: OrganizationNames,
): EventPublication => ({
  ...names.namesOf(listing),
  ...(sourceUrl && { url: cleanUrl(sourceUrl) }),
});
