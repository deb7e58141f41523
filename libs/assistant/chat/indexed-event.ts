import {
  type Day,
  dailyStartMinutesOf,
  endDayOf,
  lastsForDays,
  memoize,
  publishersOf,
  startDayOf,
  type TownEvent,
  timeOfDayOf,
} from '#libs/contracts';
import type { Traits } from '#libs/contracts/filters';
import { mainPlainTextOf } from '#libs/contracts/texts';
import { AUDIENCES, type Audience, type FreeReason, labelsOf, splitSentences } from './audience';
import { type AgeRange, findStatedAges } from './stated-ages';
import { extractTerms, stem, toShortTitle, wordsOf } from './terms';
import { initialsOf, STREET_TYPES, splitCompounds, toPlaceStem } from './town-words';

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
  /** Null if it does not say for whom it is. */
  ages: AgeRange | null;
  /** The words of its name between spaces. */
  nameText: string;
  /** Stems that are searched for: of its name, and of the name before a colon or comma. */
  nameStems: readonly string[];
  titleStems: readonly string[];
  /** All stems of its name, also those of words that are searched for as one: 'food' of 'food pantry'. */
  nameWords: readonly string[];
  /** Stems of the names of its publishers, each name between spaces. */
  publisherText: string;
  /** Stems of its location, of its name if it has none ('Dock Road closed'), and of its publishers, and of its address, each text between spaces. A place is looked for in them. */
  placeText: string;
  addressText: string;
}>;

/** `ofOrganization` is what its organization says of itself. */
export const toIndexedEvent = (event: TownEvent, ofOrganization: string): IndexedEvent => {
  const text = mainPlainTextOf(event);
  const labels = labelsOf(event, text, ofOrganization);
  const names = publishersOf(event).flatMap(({ organization, subOrganization }) => [organization, subOrganization]);
  const publishers = names.flatMap((name) => (name ? [name, initialsOf(name) ?? undefined] : []));
  return {
    event,
    first: startDayOf(event),
    last: endDayOf(event),
    start: dailyStartMinutesOf(event),
    end: lastsForDays(event) ? null : timeOfDayOf(event.endTime),
    audiences: new Set(AUDIENCES.filter((audience) => labels[audience])),
    freeBecause: labels.free ?? null,
    labels,
    ages: findStatedAges([event.name, ...splitSentences(text)]),
    nameText: ` ${wordsOf(event.name).join(' ')} `,
    nameStems: stemsOf(event.name),
    nameWords: [...new Set([...stemsOf(event.name), ...wordsOf(event.name).map(stem)])],
    titleStems: stemsOf(toShortTitle(event.name)),
    publisherText: toPlaceText(publishers),
    addressText: toPlaceText([event.address]),
    placeText: toPlaceText([event.location, ...(isNamedByPlace(event) ? [event.name] : []), ...publishers]),
  };
};

/** 'Dock Road closed', wherever that is said to be. */
const isNamedByPlace = ({ name, location }: TownEvent): boolean =>
  location === undefined || wordsOf(name).some((word) => STREET_TYPES.has(toPlaceStem(word)));

const stemsOf = (text: string): string[] => extractTerms(text, '').map(({ stem }) => stem);

const toPlaceText = (texts: readonly (string | undefined)[]): string => joinPlaces(texts.map((text) => text ?? '').join(BREAK));

/** Many events have the same place and publishers, and share one text. */
const joinPlaces = memoize((texts: string): string =>
  texts
    .split(BREAK)
    .map((text) => ` ${wordsOf(splitCompounds(text)).map(toPlaceStem).join(' ')} `)
    .join('|'),
);

const BREAK = '\0';
