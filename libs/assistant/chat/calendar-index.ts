import {
  clockOf,
  type Day,
  dailyStartMinutes,
  firstDay,
  isHidden,
  lastDay,
  lastsForDays,
  type Organization,
  orderEvents,
  type TownEvent,
  tellersOf,
} from '#libs/contracts';
import { mainText } from '#libs/contracts/texts';
import { AUDIENCES, type Audience, freeBecause, type Gratis, suits } from './suits';
import { isNameless, stem, wordsOf } from './words';

/** An event with what is asked of it again and again. */
export type Entry = Readonly<{
  event: TownEvent;
  /** Null without a date. */
  first: Day | null;
  last: Day;
  /** Minutes after midnight; null for what lasts all day or begins nobody knows when. */
  start: number | null;
  end: number | null;
  audiences: ReadonlySet<Audience>;
  freeBecause: Gratis | null;
}>;

/** Which entries have a word, and how much it says of each. */
export type Postings = Readonly<{ entries: number[]; worths: number[] }>;

/** All that can be asked about, prepared once for each version of the calendar. */
export type CalendarIndex = Readonly<{
  entries: readonly Entry[];
  postings: ReadonlyMap<string, Postings>;
  /** All its words by their first letter, for those that are spelt otherwise. */
  spellings: ReadonlyMap<string, readonly string[]>;
  /** Names without a word that says what they are, in small letters: 'our town'. */
  nameless: ReadonlyMap<string, readonly number[]>;
}>;

/** What a word says of an event by where it stands. */
const WORTH = { name: 1, organization: 0.9, category: 0.6, location: 0.5, description: 0.3 } as const;

/** In the order of a list. What nobody sees in a list is in no answer either. */
export const indexOf = (events: readonly TownEvent[], organizations: readonly Organization[] = []): CalendarIndex => {
  const descriptions = new Map(organizations.map(({ name, description }) => [name, description]));
  const shown = orderEvents(events.filter(({ status, organization }) => status !== 'withdrawn' && !isHidden(organization)));
  const entries = shown.map((event) => entryOf(event, descriptions.get(event.organization) ?? ''));
  const postings = new Map<string, Postings>();
  const nameless = new Map<string, number[]>();
  entries.forEach(({ event }, place) => {
    for (const [word, worth] of worthsOf(event)) {
      const all = postings.get(word) ?? { entries: [], worths: [] };
      if (all.entries.length === 0) postings.set(word, all);
      all.entries.push(place);
      all.worths.push(worth);
    }
    if (isNameless(event.name)) {
      const name = wordsOf(event.name).join(' ');
      nameless.set(name, [...(nameless.get(name) ?? []), place]);
    }
  });
  return { entries, postings, spellings: spellingsOf(postings.keys()), nameless };
};

const entryOf = (event: TownEvent, ofOrganization: string): Entry => ({
  event,
  first: firstDay(event),
  last: lastDay(event),
  start: dailyStartMinutes(event),
  end: lastsForDays(event) ? null : clockOf(event.endTime),
  audiences: new Set(AUDIENCES.filter((audience) => suits(event, audience))),
  freeBecause: freeBecause(event, ofOrganization),
});

const worthsOf = (event: TownEvent): Map<string, number> => {
  const worths = new Map<string, number>();
  const add = (word: string, worth: number) => {
    if ((worths.get(word) ?? 0) < worth) worths.set(word, worth);
  };
  const all = (text: string | undefined, worth: number) => {
    for (const word of wordsOf(text ?? '')) add(stem(word), worth);
  };
  all(event.name, WORTH.name);
  const named = wordsOf(event.name);
  // 'storytime' is found as 'story time', too.
  for (let at = 1; at < named.length; at++) add(stem(`${named[at - 1]}${named[at]}`), WORTH.name);
  for (const { organization, subOrganization } of tellersOf(event)) {
    all(organization, WORTH.organization);
    all(subOrganization, WORTH.organization);
  }
  all(event.category, WORTH.category);
  all(event.location, WORTH.location);
  all(mainText(event), WORTH.description);
  return worths;
};

const spellingsOf = (words: Iterable<string>): Map<string, string[]> => {
  const spellings = new Map<string, string[]>();
  for (const word of words) {
    const letter = word[0]!;
    const all = spellings.get(letter);
    if (all) all.push(word);
    else spellings.set(letter, [word]);
  }
  return spellings;
};
