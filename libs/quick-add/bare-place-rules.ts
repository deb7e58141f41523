import { STATE_CODES, STATE_NAMES } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import { inAnyCase, inCapitals } from './any-case';
import { GROUND_NOUNS, NUMBERED_NOUNS, PART_NOUNS, PLACE_NOUNS } from './place-lexicon';
import { DOTTED_WORDS, FLOORS, HOUSE_NUMBERS, ROOM_NUMBER, STREET_NAMES, TITLE, UNIT, VENUE_PREFIXES } from './place-words';

/** A house or several and their street, but not '4 PM. Main St' and 'Dec 12-30 Main St'. */
export const ADDRESS = `(?=\\d)(?:(?<!(?:${inAnyCase(MONTH)})\\.? )${HOUSE_NUMBERS}|\\d{1,5}\\p{L}?) (?![AP]\\.?M(?![\\p{L}]))(?:(?:[NSEW]|North|South|East|West)\\.? )?(?:(?:(?:County|Township|Twp\\.?|State|US|Old) )?(?:Road|Rd|Route|Rt|Rte|Hwy|Highway) \\d+\\p{L}?|(?:Avenue|Ave\\.?|Street|Loop) (?:\\d+|\\p{Lu})(?![\\p{L}])|(?:\\p{Lu}[\\p{L}.'’]* |\\d+(?:st|nd|rd|th) ){1,4}(?:${STREET_NAMES})(?![\\p{L}])\\.?)(?:${UNIT})?`;
export const BEHIND_CLAUSE_OR_HOUR =
  '(?<=[,;|•–—!?★☆●◆■-] |\\(|\\n|(?:[AaPp]\\.?[Mm]\\.?|\\d[ap]|noon|:\\d\\d|\\d[-–]\\d{1,2}) )(?![AP]\\.?M(?![\\p{L}]))';
export const CLAUSE_NEXT = '(?=\\s*(?:$|[,;|•–—!?.)]|-\\s|\\()| *\\n)';

/** 'Mercer’s', 'St.', 'J.', but not the stop that ends a sentence. */
export const CAPITAL_WORD = `\\p{Lu}[\\p{L}'’&-]*(?:(?<=(?<![\\p{L}'’])(?:${DOTTED_WORDS}|\\p{Lu}))\\.|\\.[\\p{L}'’&-]+)*`;
/** Words of a name with capitals. */
export const CAPITALS = `${CAPITAL_WORD}(?: (?:${CAPITAL_WORD}|of|the|and|&)){0,4}`;
const PART = `(?:,? (?:${PART_NOUNS})(?: \\p{Lu}?\\d*)?(?: (?:up|down)stairs)?|, ${FLOORS})?`;

const NUMBERED_ROAD = '(?:Route|Rte?\\.?|Highway|Hwy\\.?|County Road) \\d+(?: (?:North|South|East|West|[NSEW])(?![\\p{L}]))?';
export const STREET = `(?:${NUMBERED_ROAD}|${CAPITALS} (?:${STREET_NAMES})\\.?)`;
const STREET_OR_NUMBER = '(?:\\p{Lu}[\\p{L}.]*|\\d{1,3}(?:st|nd|rd|th))(?: \\p{Lu}[\\p{L}.]*)?';

/** One is on them: 'Main Street', '5th Avenue', 'Civic Plaza', 'Long Pier', 'Route 9' */
const WAY = `(?:${NUMBERED_ROAD}|(?!${NUMBERED_ROAD})(?:(?:[NSEW]|North|South|East|West)\\.? )?(?:${CAPITALS}|\\d{1,3}(?:st|nd|rd|th)) (?:${STREET_NAMES}|${inCapitals(GROUND_NOUNS)})\\.?)`;
/** As typed in a hurry: 'on main st' */
const SMALL_WAY =
  '(?!(?:the|my|our|your|his|her|their|a|an|any|each|every|this|that|which) )[a-z]{3,}(?: [a-z]{3,})? (?:st|street|ave|avenue|rd|road|lane|blvd|boulevard|plaza|square)';
/** Not 'on Main Street history' */
const NO_NOUN_NEXT = `(?![\\p{L}\\d])(?! (?!(?:and|at|between|by|beginning|every|for|from|has|in|is|are|near|next|on|starting|this|to|today|tonight|tomorrow|until|will|with|${inAnyCase(`${WEEKDAY}|${MONTH}`)})(?![\\p{L}]))\\p{L})`;

/** 'Bean & Leaf on Elm', 'senior center on Poplar' */
export const BESIDE = `(?: (?:on|off|of|near|behind|across from) (?:the )?(?:${NUMBERED_ROAD}|${CAPITALS}))?`;

/** 'a talk on Wall Street', 'please park on Mill Road' */
const ABOUT_STREETS = inAnyCase(
  `articles?|book|briefing|class|comments?|conversation|debates?|course|decision|discussion|documentary|exhibit|feedback|film|forum|hearings?|info|information|input|lectures?|meetings?|miracle|more|movie|musical|nightmare|panel|park|parking|play|presentation|program|project|reports?|seminar|series|session|slideshow|story|study|surveys?|talks?|testimony|updates?|use|vote|webinar|workshop`,
);

/** Behind such words a place may begin. They are looked for once, for all rules. */
export const BEGINNINGS = {
  clause: /(?<=(?:[,;|•–—!?-]|\p{So}) |\(|\n)/gu,
  clauseOrHour: new RegExp(BEHIND_CLAUSE_OR_HOUR, 'gu'),
  entrance: /(?<=[,;|•–—.!-] (?:(?:the )?\p{Ll}+ )?(?:entrance|door) of )/gu,
  way: new RegExp(`\\b(?:(?:on|along|down) (?<!\\b(?:${ABOUT_STREETS}) \\w+ )|(?:sides?|ends?|block) of )(?:the )?`, 'gu'),
  goal: /\b(?:(?:trips?|outings?|excursions?|visits?) to|tours? of|visit(?:s|ing)?|depart(?:s|ing)?(?: from)?|lea(?:ves?|ving) from) (?:the )?/gu,
} as const;

/** Behind the name of a place its address, the street that it is on, and its floor say no other place. */
const DETAILS = new RegExp(`^(?:,? \\(?${ADDRESS}\\)?| on ${STREET}(?![\\p{L}\\d])|,? (?:up|down)stairs(?![\\p{L}]))+`, 'u');

/** Where the words end that say more of the place that ends at `to`. */
export const findEndOfPlace = (text: string, to: number): number =>
  to + (DETAILS.exec(text.slice(to))?.[0].replace(/\.$/, '').length ?? 0);

export type BarePlace = Readonly<{
  behind: keyof typeof BEGINNINGS;
  /** From there on. */
  pattern: RegExp;
  isAheadToo?: boolean;
  /** Where the line has no other place, words of the name: they stay in it. */
  isName?: boolean;
}>;

const barePlace = (
  behind: BarePlace['behind'],
  name: string,
  { next = CLAUSE_NEXT, ...rest }: Omit<BarePlace, 'behind' | 'pattern'> & { next?: string } = {},
): BarePlace => ({ behind, pattern: new RegExp(`(?:${name})${next}`, 'uy'), ...rest });

export const BARE_PLACES: readonly BarePlace[] = [
  // ", rear entrance of St. Brendan's Parish"
  barePlace('entrance', `(?:the )?${CAPITALS}`),
  // ', downtown Elmira'
  barePlace('clause', '[Dd]owntown(?: \\p{Lu}\\p{L}+){0,2}'),
  // ', Sugar Hill, New Hampshire'
  barePlace('clause', `${CAPITALS}, (?:${STATE_NAMES}|${STATE_CODES})`),
  // "7 pm, the Wilsons'", "7 pm, Luigi's"
  barePlace(
    'clauseOrHour',
    `(?:the )?(?!(?:Boy|Child|Children|Father|Girl|Kid|Lad(?:y|ie)|Men|Mother|New|President|Valentine|Veteran|Women)s?[’'])\\p{Lu}(?:[’']\\p{Lu})?\\p{L}+(?:[’']s|s[’'])`,
  ),
  // "7 pm, St. Luke's"
  barePlace('clauseOrHour', `(?:${VENUE_PREFIXES}) ${CAPITAL_WORD}(?: ${CAPITAL_WORD}){0,2}${PART}`),
];

/** Where nothing else in the sentence is a place: ', Grove St between Elm and Union', ', corner of Main and 3rd', 'on Cottage Street' */
export const FAINT_PLACES: readonly BarePlace[] = [
  barePlace('clause', `(?:the )?corner of ${STREET_OR_NUMBER} (?:and|&) ${STREET_OR_NUMBER}`),
  barePlace('clause', `(?!${TITLE})${STREET}(?: (?:between|from) [^,;.!?]{2,40} (?:and|to) (?:the )?[\\p{L}\\d]+)?`),
  // 'Field trip to the Cotton Museum is Thursday', 'Coach 12 departs Union Depot Wed'
  barePlace('goal', `(?:${CAPITAL_WORD} ){1,4}(?:${inCapitals(PLACE_NOUNS)})|(?:${inCapitals(NUMBERED_NOUNS)}) ${ROOM_NUMBER}`, {
    next: NO_NOUN_NEXT,
    isName: true,
  }),
  barePlace('way', `${WAY}|${SMALL_WAY}`, { next: NO_NOUN_NEXT, isAheadToo: true }),
];
