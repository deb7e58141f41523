import { entryOf } from './entry';
import { isOwn, isPromoted } from './flags';
import { FEATURED, MY_EVENTS } from './special-names';
import type { TownEvent } from './town-event';

/** What a resident looks at: their feed, one entry ('Featured', 'My Events', 'org' or 'org::sub'), or everything. */
export type Choice = { kind: 'feed' } | { kind: 'entry'; entry: string } | { kind: 'all' };

type Listed = Pick<TownEvent, 'organization' | 'subOrganization' | 'isPromoted' | 'isUserCreated'>;

export const matchesEntry = (event: Listed, entry: string): boolean => (SPECIAL.get(entry) ?? belongsTo(entry))(event);

/** The entries under which the event is shown. */
export const entriesOf = (event: Listed): string[] => {
  const { organization, subOrganization } = event;
  const entries = subOrganization ? [organization, entryOf(organization, subOrganization)] : [organization];
  for (const [entry, isOf] of SPECIAL) if (entry !== organization && isOf(event)) entries.push(entry);
  return entries;
};

const SPECIAL = new Map<string, (event: Listed) => boolean>([
  [FEATURED, isPromoted],
  [MY_EVENTS, isOwn],
]);

const belongsTo =
  (entry: string) =>
  ({ organization, subOrganization }: Listed): boolean =>
    organization === entry || (!!subOrganization && entryOf(organization, subOrganization) === entry);
