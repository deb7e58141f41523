import type { EventHistory, EventSource, OneEvent, TownEvent } from '#libs/contracts';
import { shownTitleOf, toShownTitle } from '#libs/contracts/titles';
import type { Listing } from '#libs/domain';
import type { Names } from '../organizations/names';
import type { ShownEvent } from './composed';

/** An event as the API tells it. What is recorded and what is answered meet here, and only here. */
export const told = (
  { organizationId, subOrganizationId, attachments, categories, coordinates: _, tellings, ...event }: ShownEvent,
  names: Names,
): TownEvent => {
  const { organization, subOrganization } = names.of({ organizationId, subOrganizationId });
  return {
    ...event,
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
export const toldWhole = ({ event, history }: { event: ShownEvent; history: EventHistory }, names: Names): OneEvent => ({
  ...told(event, names),
  history: withoutUnseen(history, event),
});

/** A name that only got or lost a mark, or its capitals, is read as the same. */
const withoutUnseen = ({ formerName, ...history }: EventHistory, { name }: ShownEvent): EventHistory =>
  formerName && titleIn(formerName.name) !== titleIn(name) ? { ...history, formerName } : history;

const titleIn = (name: string) => toShownTitle(name).title;

const sourceOf = ({ sourceUrl, ...listing }: Listing & { sourceUrl?: string }, names: Names): EventSource => ({
  ...names.of(listing),
  ...(sourceUrl && { url: sourceUrl }),
});
