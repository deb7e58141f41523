import { HIDDEN, isHidden } from './special-names';
import type { TownEvent } from './town-event';

type Searched = Pick<TownEvent, 'name' | 'organization' | 'location' | 'description'>;

export type Search = {
  /** Only the hidden organization is searched, whatever else is chosen. */
  hiddenOnly: boolean;
  matches: (event: Searched) => boolean;
};

/**
 * A term is found in name, organization and location, in either letter case; a blank one finds everything. Events of 'wzy'
 * are found only by a term that begins so, which finds nothing else: the rest of it is looked
 * for in name, description and location.
 */
export const searchFor = (term: string): Search => {
  const sought = term.trim().toLowerCase();
  const rest = sought.slice(HIDDEN.length).trim();
  return sought.startsWith(HIDDEN)
    ? {
        hiddenOnly: true,
        matches: (event) => isHidden(event.organization) && found(rest, event.name, event.description, event.location),
      }
    : {
        hiddenOnly: false,
        matches: (event) => !isHidden(event.organization) && found(sought, event.name, event.organization, event.location),
      };
};

const found = (sought: string, ...texts: (string | undefined)[]): boolean =>
  sought === '' || texts.some((text) => text?.toLowerCase().includes(sought));
