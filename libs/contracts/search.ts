import { plainText } from './plain-text';
import { HIDDEN, isHidden } from './special-names';
import { tellersOf } from './tellers';
import type { TownEvent } from './town-event';

type Searched = Pick<TownEvent, 'name' | 'shownTitle' | 'organization' | 'location' | 'description' | 'sources'>;

export type Search = {
  /** Only the hidden organization is searched, whatever else is chosen. */
  hiddenOnly: boolean;
  matches: (event: Searched) => boolean;
};

/**
 * A term is found in name (as published and as shown), organization and location, however either side writes capitals, accents,
 * quotes and apostrophes; a blank one finds everything. Events of 'wzy' are found only by a term that begins so, which finds
 * nothing else: the rest of it is looked for in name, description and location.
 */
export const searchFor = (term: string): Search => {
  const typed = plainText(term).trim();
  const hiddenOnly = typed.startsWith(HIDDEN);
  const sought = hiddenOnly ? typed.slice(HIDDEN.length).trim() : typed;
  return {
    hiddenOnly,
    matches: (event) => isHidden(event.organization) === hiddenOnly && (sought === '' || textOf(event).includes(sought)),
  };
};

/** Events are never changed in place, and all of them are searched on every keystroke. */
const texts = new WeakMap<Searched, string>();

const textOf = (event: Searched): string => texts.get(event) ?? remember(event);

/** One line for each thing that is searched: no term reaches from one into another. */
const remember = (event: Searched): string => {
  const { name, shownTitle, organization, location, description } = event;
  const who = isHidden(organization) ? [description] : new Set(tellersOf(event).map((teller) => teller.organization));
  const shown = shownTitle ? [shownTitle.title, ...(shownTitle.labels ?? []), shownTitle.result] : [];
  const text = [name, ...shown, ...who, location].map((each) => plainText(each ?? '')).join('\n');
  texts.set(event, text);
  return text;
};
