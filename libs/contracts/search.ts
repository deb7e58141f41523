import { toComparableText } from './comparable-text';
import { publishersOf } from './publishers';
import { HIDDEN_ORGANIZATION, isHiddenOrganization } from './reserved-names';
import { spellOutWords } from './spell-out-words';
import type { TownEvent } from './town-event';

type SearchedEvent = Pick<TownEvent, 'name' | 'shownTitle' | 'organization' | 'location' | 'description' | 'sources'>;

export type Search = {
  /** Only the hidden organization is searched. */
  hiddenOnly: boolean;
  matches: (event: SearchedEvent) => boolean;
};

/**
 * Searches the name (as published and as shown), organization and location, spelled out too; blank matches every event. A term that
 * begins with 'wzy' finds the hidden organization only, also by description.
 */
export const createSearch = (term: string): Search => {
  const typed = toComparableText(term).trim();
  const hiddenOnly = typed.startsWith(HIDDEN_ORGANIZATION);
  const sought = hiddenOnly ? typed.slice(HIDDEN_ORGANIZATION.length).trim() : typed;
  const forms = [...new Set([sought, spellOutTerm(sought)])];
  return {
    hiddenOnly,
    matches: (event) =>
      isHiddenOrganization(event.organization) === hiddenOnly &&
      (sought === '' || forms.some((form) => textOf(event).includes(form))),
  };
};

/** A word may follow what is typed so far. */
const spellOutTerm = (term: string): string => spellOutWords(`${term} a`).slice(0, -' a'.length);

/** Events are immutable, and all of them are searched on every keystroke. */
const texts = new WeakMap<SearchedEvent, string>();

const textOf = (event: SearchedEvent): string => texts.get(event) ?? computeText(event);

/** One line per field, so that no term matches across fields. A name is found as it is written, and spelled out. */
const computeText = (event: SearchedEvent): string => {
  const { name, shownTitle, organization, location, description } = event;
  const who = isHiddenOrganization(organization)
    ? [description]
    : new Set(publishersOf(event).map((teller) => teller.organization));
  const titleTexts = shownTitle ? [shownTitle.title, ...(shownTitle.labels ?? []), shownTitle.result] : [];
  const text = [name, ...titleTexts, ...who, location].map((each) => toComparableText(each ?? '')).join('\n');
  const spelledOut = spellOutWords(text);
  const searched = spelledOut === text ? text : `${text}\n${spelledOut}`;
  texts.set(event, searched);
  return searched;
};
