import type { EventHistory, EventSource, OneEvent, TownEvent } from '#libs/contracts';
import { cleanAddress } from '#libs/contracts/texts';
import { shownTitleOf, toShownTitle } from '#libs/contracts/titles';
import type { Listing } from '#libs/domain';
import type { Names } from '../organizations/names';
import type { ShownEvent } from './composed';
import { boilerplateIn } from './texts/boilerplate';
import { joinAddress } from './texts/join-address';
import { publisherOf, type Repeated } from './texts/repeated-lines';

/** An event as the API tells it. What is recorded and what is answered meet here, and only here. */
export const told = (
  { organizationId, subOrganizationId, attachments, categories, coordinates: _, tellings, ...event }: ShownEvent,
  names: Names,
  repeated: Repeated = NOTHING,
): TownEvent => {
  const { organization, subOrganization } = names.of({ organizationId, subOrganizationId });
  const said = event.isPrivate ? undefined : { ...event, ...addressesOf(event) };
  return {
    ...(said ?? event),
    ...(said && foldedOf(said, linesRepeatedFor({ organizationId, subOrganizationId, tellings }, repeated))),
    ...shownTitleOf(event),
    organization,
    ...(subOrganization && { subOrganization }),
    ...(categories && { categories: [...categories] }),
    ...(attachments && { attachments: [...attachments] }),
    sourceName: subOrganization ? `${organization}, ${subOrganization}` : organization,
    ...(tellings && { sources: tellings.map((telling) => sourceOf(telling, names)) }),
  };
};

/** The same with what became of it. */
export const toldWhole = (
  { event, history }: { event: ShownEvent; history: EventHistory },
  names: Names,
  repeated?: Repeated,
): OneEvent => ({
  ...told(event, names, repeated),
  history: withoutUnseen(history, event),
});

const NOTHING: Repeated = new Map();

type Addresses = Pick<TownEvent, 'sourceUrl' | 'onlineUrl'>;

/** Without what is for machines; where one joins online is also found in what is said of the place and the event. */
const addressesOf = ({ sourceUrl, onlineUrl, location = '', description = '' }: Addresses & Texts): Addresses => {
  const join = onlineUrl ?? joinAddress(location) ?? joinAddress(description);
  return { ...(sourceUrl && { sourceUrl: cleanAddress(sourceUrl) }), ...(join && { onlineUrl: cleanAddress(join) }) };
};

type Texts = Pick<TownEvent, 'location' | 'description'>;

const foldedOf = (
  { description, onlineUrl, sourceUrl }: Addresses & Texts,
  lines: readonly ReadonlySet<string>[],
): Pick<TownEvent, 'boilerplate'> => {
  if (!description) return {};
  const repeated = new Set(lines.flatMap((ofPublisher) => [...ofPublisher]));
  const boilerplate = boilerplateIn({ description, repeated, canJoin: onlineUrl !== undefined, source: sourceUrl });
  return boilerplate.length > 0 ? { boilerplate } : {};
};

type Publishers = Pick<ShownEvent, 'organizationId' | 'subOrganizationId' | 'tellings'>;

/** What an event says may be filled in from whoever else tells it. */
export const linesRepeatedFor = ({ tellings = [], ...own }: Publishers, repeated: Repeated): readonly ReadonlySet<string>[] =>
  [own, ...tellings].flatMap((publisher) => repeated.get(publisherOf(publisher)) ?? []);

/** A name that only got or lost a mark, or its capitals, is read as the same. */
const withoutUnseen = ({ formerName, ...history }: EventHistory, { name }: ShownEvent): EventHistory =>
  formerName && titleIn(formerName.name) !== titleIn(name) ? { ...history, formerName } : history;

const titleIn = (name: string) => toShownTitle(name).title;

const sourceOf = ({ sourceUrl, ...listing }: Listing & { sourceUrl?: string }, names: Names): EventSource => ({
  ...names.of(listing),
  ...(sourceUrl && { url: cleanAddress(sourceUrl) }),
});
