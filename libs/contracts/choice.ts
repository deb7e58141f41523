import { entryOf } from './entry';
import { isOwn, isPromoted } from './flags';
import { FEATURED, MY_EVENTS } from './special-names';
import { type Teller, tellersOf } from './tellers';
import type { TownEvent } from './town-event';

/** What a resident looks at: their feed, one entry ('Featured', 'My Events', 'org' or 'org::sub'), or everything. */
export type Choice = { kind: 'feed' } | { kind: 'entry'; entry: string } | { kind: 'all' };

type Listed = Pick<TownEvent, 'organization' | 'subOrganization' | 'isPromoted' | 'isUserCreated' | 'sources'>;

export const matchesEntry = (event: Listed, entry: string): boolean => (SPECIAL.get(entry) ?? belongsTo(entry))(event);

/** The entries under which the event is shown. */
export const entriesOf = (event: Listed): string[] => {
  const entries = new Set(tellersOf(event).flatMap(entriesOfTeller));
  for (const [entry, isOf] of SPECIAL) if (isOf(event)) entries.add(entry);
  return [...entries];
};

const SPECIAL = new Map<string, (event: Listed) => boolean>([
  [FEATURED, isPromoted],
  [MY_EVENTS, isOwn],
]);

const belongsTo =
  (entry: string) =>
  (event: Listed): boolean =>
    tellersOf(event).some(
      ({ organization, subOrganization }) =>
        organization === entry || (!!subOrganization && entryOf(organization, subOrganization) === entry),
    );

const entriesOfTeller = ({ organization, subOrganization }: Teller): string[] =>
  subOrganization ? [organization, entryOf(organization, subOrganization)] : [organization];
