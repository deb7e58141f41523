import { entryOf } from './entry';
import { isOwn, isPromoted } from './flags';
import { FEATURED, MY_EVENTS } from './special-names';
import type { TownEvent } from './town-event';

/** What a resident looks at: their feed, one entry ('Featured', 'My Events', 'org' or 'org::sub'), or everything. */
export type Choice = { kind: 'feed' } | { kind: 'entry'; entry: string } | { kind: 'all' };

export const matchesEntry = (event: TownEvent, entry: string): boolean => (SPECIAL[entry] ?? belongsTo(entry))(event);

/** The entries under which the event is shown. */
export const entriesOf = (event: TownEvent): string[] => [
  ...new Set([
    event.organization,
    entryOf(event.organization, event.subOrganization),
    ...Object.keys(SPECIAL).filter((entry) => SPECIAL[entry]!(event)),
  ]),
];

const SPECIAL: Record<string, (event: TownEvent) => boolean> = { [FEATURED]: isPromoted, [MY_EVENTS]: isOwn };

const belongsTo = (entry: string) => (event: TownEvent) =>
  event.organization === entry || (!!event.subOrganization && entryOf(event.organization, event.subOrganization) === entry);
