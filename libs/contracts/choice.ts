import { isOwnEvent, isPromoted } from './flags';
import { toOrganizationEntry } from './organization-entry';
import { type EventPublisher, publishersOf } from './publishers';
import { FEATURED_ENTRY, OWN_EVENTS_ORGANIZATION } from './reserved-names';
import type { TownEvent } from './town-event';

/** What the list shows: My Almanac, one organization entry ('Featured', 'My Events', 'org' or 'org::sub'), or all events. */
export type Choice = { kind: 'feed' } | { kind: 'entry'; entry: string } | { kind: 'all' };

type ListedEvent = Pick<TownEvent, 'organization' | 'subOrganization' | 'isPromoted' | 'isUserCreated' | 'sources'>;

export const matchesEntry = (event: ListedEvent, entry: string): boolean =>
  (SPECIAL_ENTRIES.get(entry) ?? isOfOrganizationEntry(entry))(event);

export const organizationEntriesOf = (event: ListedEvent): string[] => {
  const entries = new Set(publishersOf(event).flatMap(entriesOfPublisher));
  for (const [entry, isOf] of SPECIAL_ENTRIES) if (isOf(event)) entries.add(entry);
  return [...entries];
};

const SPECIAL_ENTRIES = new Map<string, (event: ListedEvent) => boolean>([
  [FEATURED_ENTRY, isPromoted],
  [OWN_EVENTS_ORGANIZATION, isOwnEvent],
]);

const isOfOrganizationEntry =
  (entry: string) =>
  (event: ListedEvent): boolean =>
    publishersOf(event).some(
      ({ organization, subOrganization }) =>
        organization === entry || (!!subOrganization && toOrganizationEntry(organization, subOrganization) === entry),
    );

const entriesOfPublisher = ({ organization, subOrganization }: EventPublisher): string[] =>
  subOrganization ? [organization, toOrganizationEntry(organization, subOrganization)] : [organization];
