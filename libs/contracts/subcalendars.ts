import type { Subcalendar } from './organization';
import { plainText } from './plain-text';
import { type Teller, tellersOf } from './tellers';
import type { TownEvent } from './town-event';

type Offered = Pick<Subcalendar, 'id' | 'name' | 'titleWords'> & { organization: string };
type Titled = Pick<TownEvent, 'name' | 'organization' | 'subOrganization' | 'category' | 'categories' | 'sources'>;

/**
 * Answers the ids of the sub-calendars to which an event belongs. An event belongs to a sub-calendar of its organization when its
 * sub-organization or a category of it has the sub-calendar's name, or when its title has the words of one entry of the title
 * rule side by side. Capitals, accents, quotes and punctuation make no difference. Of several who tell of an event each counts.
 */
export const belongingTo = (subcalendars: readonly Offered[]): ((event: Titled) => number[]) => {
  const byOrganization = Map.groupBy(subcalendars.map(comparable), ({ organization }) => organization);
  return (event) => {
    const ids = tellersOf(event).flatMap((teller) =>
      (byOrganization.get(teller.organization) ?? []).filter((one) => isOf(one, event, teller)).map(({ id }) => id),
    );
    return [...new Set(ids)];
  };
};

const comparable = ({ id, organization, name, titleWords = [] }: Offered) => ({
  ...{ id, organization, name: plainText(name).trim() },
  titleWords: titleWords.map(spacedWords).filter((words) => words.trim() !== ''),
});

/** A text in which each word, and each run of words, stands between spaces: 'Story-time!' is ' story time '. */
const spacedWords = (text: string): string => ` ${plainText(text).match(WORDS)?.join(' ') ?? ''} `;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

const isOf = ({ name, titleWords }: ReturnType<typeof comparable>, event: Titled, { subOrganization }: Teller): boolean =>
  [subOrganization, event.category, ...(event.categories ?? [])].some((one) => one && plainText(one).trim() === name) ||
  (titleWords.length > 0 && hasAny(spacedWords(event.name), titleWords));

const hasAny = (title: string, titleWords: readonly string[]) => titleWords.some((words) => title.includes(words));
