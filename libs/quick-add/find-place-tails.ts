import { type Span, withBlanksAt } from './candidates';
import { isPerson, isThing } from './common-words';
import { bareMeaning } from './event-meanings';
import { countEventWords, IS_ERRAND, isEventWithCompany, isEventWord } from './event-words';
import { findNameBehindEvent, isVenue, type NameBehindEvent } from './find-names-behind-events';
import { lengthOfWords } from './find-place-clauses';
import { isAtHome, isCompany } from './home-owners';
import { hasName } from './name-ahead';
import { findPlaceNoun, IS_SURNAME, isNoPlace, LONE_NAMES, NUMBERED_ROOMS } from './place-lexicon';
import type { FoundPlace, WhenSpan } from './place-reading';
import { OWNED_PLACES, STREETS } from './place-words';
import { readPlaceClause } from './read-place-clause';
import { isUsualWord } from './usual-places';

/**
 * Of a line typed in a hurry, without signs: the words before or behind the day that end in a noun of a place, where they begin behind
 * those of what happens: 'swim meet ymca pool sat 9am', 'library sat 10am lego club'.
 */
export const findPlaceTails = (text: string, whens: readonly WhenSpan[]): FoundPlace[] => {
  const sure = whens.filter(({ isSure, isHour }) => isSure || isHour);
  if (sure.length === 0 || HAS_SIGNS.test(withBlanksAt(text, sure))) return [];
  return stretchesOf(text, sure).flatMap(({ from, to }, nth, stretches) => {
    const words = text.slice(from, to).split(' ');
    const ahead = stretches.slice(0, nth).flatMap((one) => text.slice(one.from, one.to).split(' '));
    const isNamedElsewhere = hasName(text, [...sure, { from, to, isSure: true }]);
    const noun = isNamedElsewhere && isWholePlace(words) ? 0 : firstOfTail(words);
    const isLast = nth > 0 && nth === stretches.length - 1;
    const tail =
      noun !== null
        ? { first: noun, isDoubtful: false }
        : (findName(ahead, words) ?? (isLast ? findBehindWhen(ahead, words) : null));
    const head = tail ? null : findHead(words);
    const [begin, end] = tail ? [tail.first, words.length] : [0, head?.length ?? 0];
    if (begin === end || !isCasedAsPlace(words, begin, end)) return [];
    const place = { from: from + lengthOfWords(words.slice(0, begin)), to: from + lengthOfWords(words.slice(0, end)) - 1 };
    const name = text.slice(place.from, place.to).replace(/^(?:in )?(?:the )?/i, '');
    const { isDoubtful } = (tail ?? head)!;
    return [{ ...place, reading: { places: [{ name, address: null }], weight: TAIL_WEIGHT, isDoubtful } }];
  });
};

/** Behind the day as well: 'dentist tues 3 bright smiles'. */
const findName = (ahead: readonly string[], words: readonly string[]): NameBehindEvent | null => {
  const own = findNameBehindEvent(words);
  if (own || ahead.length === 0) return own;
  const joint = findNameBehindEvent([...ahead, ...words]);
  if (joint?.first !== ahead.length) return null;
  // 'dinner 12/19 730 the alcove'
  return { first: 0, isDoubtful: joint.isDoubtful && words[0]!.toLowerCase() !== 'the' };
};

/** 'ice rink open skate', 'corner of lake and genesee parade meetup', 'harlow farms pick up turkey' */
const findHead = (words: readonly string[]): Readonly<{ length: number; isDoubtful: boolean }> | null => {
  for (let length = words.length - 2; length > 1; length -= 1) {
    const [place, event] = [words.slice(0, length), words.slice(length)];
    // Of 'garage 44 mill rd' the number is that of the street.
    if (place.some(isPerson) || /^\d/.test(event[0]!)) continue;
    const isErrand = IS_ERRAND.test(event.join(' '));
    if (IS_CORNER_OR_HOME.test(place.join(' ')) && firstOfForm(place) === 0) return { length, isDoubtful: false };
    if (isVenue(place) && countEventWords(place) === 0 && (isErrand || event.some(isEventWord)))
      return { length, isDoubtful: !isErrand };
  }
  return null;
};

/** In capitals it is set off from what happens: 'eye exam Vision Plus', but not 'Winter Dance Showcase', 'practice Messiah', 'lunch with Ann Taylor'. */
const isCasedAsPlace = (words: readonly string[], begin: number, end: number): boolean => {
  const [event, place] = [words.slice(0, begin), words.slice(begin, end)];
  if (!place.some((word) => HAS_CAPITAL.test(word)) || IS_HOME.test(place.join(' '))) return true;
  const last = event.at(-1) ?? '';
  if (place[0] === 'in')
    return !IS_LEARNED_IN.test(last) && (isEventWord(last) || IS_TRIP.test(last)) && !event.some((word) => HAS_TITLE.test(word));
  const small = event.map((word) => word.toLowerCase());
  if (end < words.length || !HAS_CAPITAL.test(place[0]!) || bareMeaning(small, begin - 1) === 'subject') return false;
  if (/^\p{Ll}/u.test(last)) return !isPerson(last) && !HAS_TITLE.test(last);
  return isCompany(last.toLowerCase()) && (place.length > 1 || findPlaceNoun([place[0]!.toLowerCase()]) !== null);
};

/** 'class in Watercolor', 'meeting in Teams': a subject, a medium or a language rather than a town. */
const IS_LEARNED_IN =
  /^(?:class|classes|course|courses|exam|lessons?|mass|meetings?|retreat|seminar|service|session|story ?time|test|training|tutoring|webinar|workshop|worship)$/i;

/** 'vet wed 8am heifer barn': perhaps, at the end of the line, unless it is worked on. */
const findBehindWhen = (ahead: readonly string[], words: readonly string[]): NameBehindEvent | null => {
  const mayBe = (isVenue(words) || isHouse(words)) && countEventWords(words) === 0 && !words.some(isPerson);
  return mayBe && ahead.length > 0 && !isWorkOn(ahead) && !(TAKES_TITLE.test(ahead.at(-1)!) && mayBePerson(ahead, words))
    ? { first: 0, isDoubtful: findPlaceNoun(words.map((word) => word.toLowerCase()))?.isPart === true }
    : null;
};

/** 'skip mon school', but not 'race start sat 8am brick barn' */
export const isWorkOn = (words: readonly string[]): boolean =>
  words.some((word) => IS_WORK.test(word)) || (VERB_OF_OBJECT.test(words[0]!) && countEventWords(words) === 0);

/** 'movie sat 7pm jurassic park', 'concert sat 7pm linkin park' */
const TAKES_TITLE = /^(?:album|concert|film|movie|play|read|screening|show|watch)$/i;

/** 'hospital', 'church' */
const isHouse = (words: readonly string[]): boolean => {
  const noun = words.length === 1 ? findPlaceNoun([words[0]!.toLowerCase()]) : null;
  return noun !== null && !noun.isWeak && !noun.isPart && !noun.needsName && !noun.needsNumber;
};

/** To another town. */
const IS_TRIP = /^(?:convention|expo|getaway|retreat|seminar|summit|training|trip|vacation|weekend)$/i;

const HOMES = `(?:${OWNED_PLACES}|basement|kitchen)`;

/** Of somebody: 'Amy's house', 'toms garage'. */
const HOME = `s['’]? ${HOMES}$`;
const IS_HOME = new RegExp(HOME, 'i');
const IS_CORNER_OR_HOME = new RegExp(`^corner of |${HOME}`, 'i');

const TAIL_WEIGHT = 4;
const HAS_CAPITAL = /\p{Lu}/u;
const HAS_SIGNS = /[,;|•–—!?():.\n]| - /;

/** The words between days and hours. */
const stretchesOf = (text: string, spans: readonly WhenSpan[]): Span[] =>
  [...withBlanksAt(text, spans).matchAll(/\S+(?: \S+)*/g)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.replace(LEADS_TO_WHEN, '').length,
  }));

/** 'marys house start dec 3', 'in Albany from Dec 8' */
const LEADS_TO_WHEN = / (?:from|on|at|by|start(?:s|ing)?|begin(?:s|ning)?)$/;

const isWholePlace = (words: readonly string[]): boolean => {
  if (firstOfForm(words) === 0 || IS_OWN_HOUSE.test(words.join(' '))) return true;
  const clause = readPlaceClause(words.join(' '));
  if (!clause || clause.isBare || clause.noun.isWeak || countEventWords(words) > 0) return false;
  return clause.isUsual || clause.hasNumber || clause.noun.isLone === true;
};

const IS_OWN_HOUSE = /^(?:my|our|his|her|their) (?:apartment|home|house|place)$/i;

/** The first word of the place; null if the words end in none. */
const firstOfTail = (words: readonly string[]): number | null => {
  const behindEvent = countEventWords(words);
  const isAllBehindEvent = behindEvent > 0 && isTail(words.slice(behindEvent));
  const form = mayBeTitle(words) ? null : firstOfForm(words);
  const first = form !== null && !(isAllBehindEvent && behindEvent < form) ? form : firstBehindEvent(words);
  if (first === null || first === 0) return null;
  // 'lego club library'
  const begin = GROUP.test(words[first]!) && isTail(words.slice(first + 1)) ? first + 1 : first;
  return isLead(words.slice(0, begin), words.slice(begin)) ? begin : null;
};

/** 'movie wall street', 'haircut lisa lane' */
const mayBeTitle = (words: readonly string[]): boolean => {
  const [event = '', word = '', last = ''] = words.filter((one) => one !== 'the' && one !== 'on').slice(-3);
  const name = isUsualWord(word) || IS_STREET.test(word) ? '' : word;
  return (
    IS_STREET.test(last) &&
    (HAS_TITLE.test(name ? event : word) || (name !== '' && IS_SURNAME.test(last) && isEventWithCompany(event)))
  );
};

const HAS_TITLE = /^(?:album|book|discussion|film|listening|movie|play|reading|screening|trivia)$/i;

/** 'planning board town hall courtroom', but 'board room' */
const GROUP = /^(?:band|board|choir|club|committee|council|scouts?|team|troop)$/i;

/**
 * In 'clean toms garage' and 'measure the dining room' the place is what is worked on, in 'vs ymca' an opponent, in 'sunday school' a part
 * of the name, and of 'lincoln park field 4' it is the rest; 'at' leads to places of its own.
 */
const isLead = (words: readonly string[], place: readonly string[]): boolean => {
  const [named] = words.join(' ').split(/ (?:in|on)(?: the)?$/);
  const [before] = named!.split(/ the$/);
  const last = before!.split(' ').at(-1)!;
  // 'main st lights'
  if (place.length === 2 && /^st\.?$/i.test(place[0]!)) return isEventWord(last) || HOLIDAY.test(last);
  if (IS_HOME.test(place.join(' ')) && isAtHome(last.toLowerCase(), place)) return true;
  const isOneName = place.length === 1 && isNoPlace(`${last} ${place[0]}`);
  if ((NO_LEAD.test(last) && !IS_VISIT_OF.test(before!)) || isOneName || (named === words.join(' ') && isStrongNoun(last)))
    return false;
  return (
    isEventWord(last) ||
    HOLIDAY.test(last) ||
    isUsualWord(last) ||
    (IS_NAME_ALONE.test(place.join(' ')) && isThing(last)) ||
    GROUP.test(last) ||
    (before === named && before!.includes(' '))
  );
};

/** 'brakes firestone' */
const IS_NAME_ALONE = new RegExp(`^(?:${LONE_NAMES})$`, 'i');

/** On which one is at somebody's home. */
const HOLIDAY = /^(?:christmas|easter|friendsgiving|thanksgiving|xmas)$/i;

const WORKS =
  'bill|call|cancel|card|catering|clean|delivery|email|estimate|fix|hearing|install|measure|order|paint|pay|phone|return|study|text|tour|visit';
const NO_LEAD = new RegExp(
  `^(?:about|against|and|at|by|for|from|of|re|to|versus|vs|with|w|a|an|her|his|my|new|our|that|their|this|your|due|${WORKS})$`,
  'i',
);
const IS_WORK = new RegExp(
  `^(?:${WORKS}|vs|versus|against|apply|appraise|book|buy|check|feed|list|look|mow|rent|see|sell|show|tidy|tours?|vacuum|view)$`,
  'i',
);

/** As the first word; elsewhere they are nouns as well. */
const VERB_OF_OBJECT = /^(?:ask|compare|contact|message|quit|research|reserve|skip|start|winterize|write)$/i;

/** 'santa visit', but not 'then visit' */
const IS_VISIT_OF = /^(?!go|lets|then|we)\p{L}+ visit$/iu;

const isStrongNoun = (word: string): boolean => {
  const noun = findPlaceNoun([word.toLowerCase()]);
  return noun !== null && !noun.isWeak && !noun.needsName && !isEventWord(word) && !GROUP.test(word);
};

/** 'room 114', 'main st': needs no word of what happens before it. */
const firstOfForm = (words: readonly string[]): number | null => {
  const place = FORM.exec(` ${words.join(' ')}`)?.[0].trim();
  if (place === undefined) return null;
  const first = words.length - place.split(' ').length;
  const noun = first > 0 ? findPlaceNoun(words.slice(0, first).map((word) => word.toLowerCase())) : null;
  // 'lot behind byrne dairy', 'cvs ridge rd'
  const isOfNoun = noun !== null && (BESIDE.test(place) || (noun.isLone && noun.needsName && IS_STREET.test(words.at(-1)!)));
  return isOfNoun ? first - noun.length : first;
};

const WORDS_BESIDE = 'behind|above|below|across from|next to|beside';
const BESIDE = new RegExp(`^(?:${WORDS_BESIDE}) `, 'i');
const SMALL_STREETS = 'st|street|ave|avenue|rd|road|ln|lane|blvd';
const IS_STREET = new RegExp(`^(?:${SMALL_STREETS})$`, 'i');

const [WORD, WORDS] = ["[\\p{L}'’]+", "[\\p{L}'’]+(?: [\\p{L}'’]+){0,2}"];

const FORM = new RegExp(
  ` (?:${[
    // 'corner of lake and genesee'
    `corner of ${WORD} (?:and|&) ${WORD}`,
    // '42 seward ave', 'mill st between lake and genesee'
    `(?:[nsew] )?\\p{L}{3,} (?:${SMALL_STREETS})(?: between ${WORD} and ${WORD})?`,
    `\\d{1,5} (?:[nsew] )?(?:\\p{L}{3,} ){1,2}(?:${STREETS})`,
    // 'toms garage', 'aunt debs house'
    `(?:(?:aunt|uncle|grandma|grandpa|mrs?|ms) \\p{L}+|(?:the )?\\p{L}{2,})(?:['’]s|s['’]?) ${HOMES}`,
    "(?:grandma|grandpa|nana|(?:aunt|uncle) \\p{L}{2,})['’]?s",
    // 'first methodist'
    `\\p{L}{3,} (?:ame|baptist|catholic|congregational|episcopal|lutheran|methodist|pres|presbyterian|ucc|umc|unitarian)`,
    // 'funeral st annes', 'cardio class y'
    "st\\.? (?!nick|patrick|valentine)\\p{L}{3,}(?:['’]s)?",
    '(?<!gen(?:eration)? )y',
    // 'behind the opera house'
    `(?:${WORDS_BESIDE}) (?:the )?${WORDS}`,
    // 'back room of the bookworm'
    `(?:back|front|party|side) (?:door|entrance|lot|patio|room) of (?:the )?${WORDS}`,
    // 'conf room 114', but not the room of 'board meeting room 114'
    `(?:(?:art|back|band|choir|community|(?<!(?:parents?|teachers?) )conf(?:erence)?|craft|music) )?(?:room|rm) #?(?:\\d{1,4}\\p{L}?|\\p{L})`,
    // 'field 4', 'dock c'
    `(?:${NUMBERED_ROOMS}|dock|pier) (?:\\d{1,4}\\p{L}?|[a-h])`,
    `(?:${LONE_NAMES})(?: (?:hall|lodge|post))?(?: \\d{1,4})?`,
  ].join('|')})$`,
  'iu',
);

/** In words that any town has, or right behind what happens: 'ski club bus school parking lot', 'wine tasting heron ridge vineyard'. */
const firstBehindEvent = (words: readonly string[]): number | null => {
  const place = words.slice(0, words.length - (SIDE_DOOR.exec(words.join(' ')) ? 2 : 0));
  const behindEvent = countEventWords(place);
  const rest = place.slice(behindEvent);
  if (behindEvent > 0 && isTail(rest) && !mayBePerson(place.slice(0, behindEvent), rest)) return behindEvent;
  const usual = firstOfUsual(place);
  return usual !== null && usual > behindEvent ? usual : null;
};

/** 'lunch mom library', 'funeral john hall', 'movie night jurassic park': a word that is not usual may be a person, or a title. */
const mayBePerson = (event: readonly string[], place: readonly string[]): boolean => {
  const noun = findPlaceNoun(place);
  if (!noun) return false;
  const others = place.slice(0, -noun.length);
  if (PERSON.test(others[0] ?? '')) return true;
  const isUnusual = (word: string, nth: number) =>
    !isUsualWord(word) && !ACRONYM.test(word) && !IS_STREET.test(others[nth + 1] ?? '') && !IS_STREET.test(word);
  if (!others.some(isUnusual) || /^st$/i.test(others[0]!) || others.some((word) => SCHOOL.test(word))) return false;
  const hasCompany = isEventWithCompany(event.at(-1)!) || (event.length === 1 && /^(?:drive|meet)$/.test(event[0]!));
  const isOfAny = noun.isLone || noun.isPart || IS_SURNAME.test(place.at(-1)!);
  return hasCompany || (isOfAny === true && !others.some(isStrongNoun));
};

const SCHOOL = /^[hm]s$/i;
/** 'wms gym', but not 'jv gym' */
const ACRONYM = /^(?!jv$)[b-df-hj-np-tv-z]{2,4}$/i;
const PERSON = /^(?:with|w|dr|mrs?|ms|judge|coach|candidate|pastor|against|vs)$/i;

const SIDE_DOOR = / (?:back|front|rear|side) (?:door|entrance)$/i;

const isTail = (words: readonly string[]): boolean => {
  const clause = readPlaceClause(words.join(' '));
  return clause !== null && !clause.noun.isWeak && (!clause.isBare || words.length > 1);
};

/** 'school parking lot', 'st brendans parish hall' */
const firstOfUsual = (words: readonly string[]): number | null => {
  const noun = findPlaceNoun(words.map((word) => word.toLowerCase()));
  if (!noun || !(noun.isPart || noun.isLone || noun.needsHouse)) return null;
  const last = words.length - noun.length;
  let first = words.slice(0, last).findLastIndex((word) => !isUsualWord(word)) + 1;
  if (/^st\.?$/i.test(words[first - 2] ?? '')) first -= 2;
  const hasMore = first < last || noun.length > 1;
  return first > 0 && hasMore && isTail(words.slice(first)) ? first : null;
};
