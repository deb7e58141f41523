import {
  type Day,
  dailyStartMinutesOf,
  endDayOf,
  isAlert,
  isHiddenOrganization,
  lastsForDays,
  type Organization,
  publishersOf,
  sortEvents,
  startDayOf,
  type TownEvent,
  timeOfDayOf,
} from '#libs/contracts';
import type { Traits } from '#libs/contracts/filters';
import { mainTextOf } from '#libs/contracts/texts';
import { AUDIENCES, type Audience, type FreeReason, labelsOf } from './audience';
import { extractTerms, isNameless, stem, toShortTitle, wordsOf } from './terms';
import { collectTownWords, removeStreetNames, splitCompounds, type TownWords, toPlaceStem } from './town-words';

export type IndexedEvent = Readonly<{
  event: TownEvent;
  first: Day | null;
  last: Day;
  /** Minutes after midnight; null for an all-day event or an unknown time. */
  start: number | null;
  end: number | null;
  audiences: ReadonlySet<Audience>;
  freeBecause: FreeReason | null;
  labels: Traits;
  /** Stems that are searched for: of its name, and of the name before a colon or comma. */
  nameStems: readonly string[];
  titleStems: readonly string[];
  /** Stems of the names of its publishers, each name between spaces. */
  publisherText: string;
  /** Stems of its location and publishers, and of its address, each text between spaces. A place is looked for in them. */
  placeText: string;
  addressText: string;
}>;

/** `entries` are indexes; `weights` is parallel to it. */
export type Postings = Readonly<{ entries: number[]; weights: number[] }>;

export type CalendarIndex = Readonly<{
  entries: readonly IndexedEvent[];
  postings: ReadonlyMap<string, Postings>;
  /** By first letter, to find other spellings. */
  spellings: ReadonlyMap<string, readonly string[]>;
  /** Titles of stop words only, in lower case: 'our town'. */
  nameless: ReadonlyMap<string, readonly number[]>;
  townWords: TownWords;
  alerts: readonly IndexedEvent[];
}>;

const FIELD_WEIGHTS = { name: 1, organization: 0.9, category: 0.6, location: 0.5, description: 0.3 } as const;

/** Keeps the list order. Withdrawn and hidden events are left out. */
export const buildCalendarIndex = (events: readonly TownEvent[], organizations: readonly Organization[] = []): CalendarIndex => {
  const descriptions = new Map(organizations.map(({ name, description }) => [name, description]));
  const shown = sortEvents(
    events.filter(({ status, organization }) => status !== 'withdrawn' && !isHiddenOrganization(organization)),
  );
  const entries = shown.map((event) => toIndexedEvent(event, descriptions.get(event.organization) ?? ''));
  const postings = new Map<string, Postings>();
  const nameless = new Map<string, number[]>();
  entries.forEach(({ event }, place) => {
    for (const [word, worth] of wordWeightsOf(event)) {
      const all = postings.get(word) ?? { entries: [], weights: [] };
      if (all.entries.length === 0) postings.set(word, all);
      all.entries.push(place);
      all.weights.push(worth);
    }
    const title = toShortTitle(event.name);
    if (isNameless(title)) {
      const name = wordsOf(title).join(' ');
      nameless.set(name, [...(nameless.get(name) ?? []), place]);
    }
  });
  return {
    entries,
    postings,
    spellings: groupByFirstLetter(postings.keys()),
    nameless,
    townWords: collectTownWords(shown),
    alerts: entries.filter(({ event }) => isAlert(event)),
  };
};

const toIndexedEvent = (event: TownEvent, ofOrganization: string): IndexedEvent => {
  const labels = labelsOf(event, ofOrganization);
  return {
    event,
    first: startDayOf(event),
    last: endDayOf(event),
    start: dailyStartMinutesOf(event),
    end: lastsForDays(event) ? null : timeOfDayOf(event.endTime),
    audiences: new Set(AUDIENCES.filter((audience) => labels[audience])),
    freeBecause: labels.free ?? null,
    labels,
    nameStems: stemsOf(event.name),
    titleStems: stemsOf(toShortTitle(event.name)),
    publisherText: toPlaceText(
      publishersOf(event).flatMap(({ organization, subOrganization }) => [organization, subOrganization]),
    ),
    addressText: toPlaceText([event.address]),
    placeText: toPlaceText([
      event.location,
      ...publishersOf(event).flatMap(({ organization, subOrganization }) => [organization, subOrganization]),
    ]),
  };
};

const stemsOf = (text: string): string[] => extractTerms(text, '').map(({ stem }) => stem);

const toPlaceText = (texts: readonly (string | undefined)[]): string =>
  texts
    .map(
      (text) =>
        ` ${wordsOf(splitCompounds(text ?? ''))
          .map(toPlaceStem)
          .join(' ')} `,
    )
    .join('|');

const wordWeightsOf = (event: TownEvent): Map<string, number> => {
  const worths = new Map<string, number>();
  const add = (word: string, worth: number) => {
    if ((worths.get(word) ?? 0) < worth) worths.set(word, worth);
  };
  const all = (text: string | undefined, worth: number) => {
    for (const word of wordsOf(text ?? '')) add(stem(word), worth);
  };
  // So that 'storytime' finds 'story time'.
  const pairs = (text: string, worth: number) => {
    const named = wordsOf(text);
    for (let at = 1; at < named.length; at++) add(stem(`${named[at - 1]}${named[at]}`), worth);
  };
  all(event.name, FIELD_WEIGHTS.name);
  pairs(event.name, FIELD_WEIGHTS.name);
  for (const { organization, subOrganization } of publishersOf(event)) {
    all(organization, FIELD_WEIGHTS.organization);
    pairs(organization, FIELD_WEIGHTS.organization);
    all(subOrganization, FIELD_WEIGHTS.organization);
  }
  all(event.category, FIELD_WEIGHTS.category);
  all(removeStreetNames(event.location ?? ''), FIELD_WEIGHTS.location);
  pairs(event.location ?? '', FIELD_WEIGHTS.location);
  all(mainTextOf(event), FIELD_WEIGHTS.description);
  return worths;
};

const groupByFirstLetter = (words: Iterable<string>): Map<string, string[]> => {
  const spellings = new Map<string, string[]>();
  for (const word of words) {
    const letter = word[0]!;
    const all = spellings.get(letter);
    if (all) all.push(word);
    else spellings.set(letter, [word]);
  }
  return spellings;
};
