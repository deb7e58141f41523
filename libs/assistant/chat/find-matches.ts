import type { CalendarIndex } from './calendar-index';
import type { IndexedEvent } from './indexed-event';
import { STOP_WORDS } from './lexicon/stop-words';
import { otherSpellingsOf } from './other-spellings';
import { isInLexicon, otherFormsOf, relatedStemsOf, stem, stemSet, type Term, wordsOf } from './terms';
import { toCategoryKey, toInitialsKey } from './word-weights';

/** `worth` is 1 if every word of the question is in the event's name. */
export type EventMatch = Readonly<{
  entry: IndexedEvent;
  worth: number;
  /** It matches every term that is not slight. */
  isWhole: boolean;
}>;

/** Events that match every term, else nearly all of many. One of two words is no match: the event is about something else. */
export const findMatches = (index: CalendarIndex, asTyped: readonly Term[], text: string): EventMatch[] => {
  const nameless = findNamelessTitles(index, text);
  const terms = joinCompounds(index, asTyped);
  if (nameless.length > 0 && terms.every(({ isSlight }) => isSlight)) {
    return toWholeMatches(index, nameless);
  }
  if (terms.length === 0) return toWholeMatches(index, findExactTitles(index, text));
  const { sums, answered, needed, whole } = scoreTerms(index, terms);
  const all: EventMatch[] = [];
  const asked = new Set(terms.map(({ stem }) => stem));
  const bonusOf = createBonus(asked, wordsOf(text));
  for (let place = 0; place < sums.length; place++) {
    if (answered[place] === 0) continue;
    const entry = index.entries[place]!;
    const isWhole = answered[place] === needed;
    const isNearlyWhole = isWhole || (needed >= MIN_TERMS_TO_MISS_ONE && answered[place]! >= needed - 1);
    if (isNearlyWhole || (answered[place]! > 1 && isNamed(entry, asked)))
      all.push({ entry, worth: sums[place]! / whole + (isWhole ? bonusOf(entry) : 0), isWhole });
  }
  const wholes = withoutAwayGames(
    all.filter(({ isWhole }) => isWhole),
    terms,
  );
  return wholes.length > 0
    ? wholes.filter(({ worth }) => worth >= MIN_WORTH)
    : all.filter(({ worth }) => worth >= MIN_WORTH_OF_ONE_TERM);
};

/** 'City wide' is 'citywide', if no event has one of the two words for itself. */
const joinCompounds = ({ postings }: CalendarIndex, terms: readonly Term[]): readonly Term[] => {
  const at = terms.findIndex((first, nth) => {
    const second = terms[nth + 1];
    return (
      second !== undefined &&
      !(postings.has(first.stem) && postings.has(second.stem)) &&
      postings.has(stem(`${first.word}${second.word}`))
    );
  });
  if (at < 0) return terms;
  const word = `${terms[at]!.word}${terms[at + 1]!.word}`;
  return terms.toSpliced(at, 2, { word, stem: stem(word), isSlight: false });
};

/** 'Home games' are those that say so, if others say that they are elsewhere. */
const withoutAwayGames = (wholes: EventMatch[], terms: readonly Term[]): EventMatch[] => {
  if (!terms.some(({ word, isSlight }) => word === 'home' && isSlight)) return wholes;
  const played = wholes.filter(({ entry }) => isOfSport(entry) && AGAINST.test(entry.event.name));
  if (played.length > 0 && played.length < wholes.length)
    return withoutAwayGames(
      played.map((match) => ({ ...match, worth: Math.max(match.worth, MIN_WORTH_OF_ONE_TERM) })),
      terms,
    );
  const isAway = ({ entry }: EventMatch) => AWAY.test(entry.event.name);
  const home = wholes.filter(({ entry }) => entry.nameStems.includes(HOME_STEM));
  return home.length > 0 && wholes.some(isAway) ? home : wholes.filter((match) => !isAway(match));
};

const AWAY = /(?: at| in| @) \p{Lu}|\(away\)|\baway\b/u;
const HOME_STEM = stem('home');
const isOfSport = ({ nameStems }: IndexedEvent): boolean => nameStems.some((stem) => NAMES_OF_SPORTS.has(stem));

const AGAINST = /\b(?:vs?\.?|versus|against|hosts?|doubleheader|opener)(?!\w)/i;

/** A board game is at no home. */
const NAMES_OF_SPORTS: ReadonlySet<string> = new Set(
  'basketball football hockey soccer baseball softball volleyball wrestling lacrosse tennis swim opener'.split(' ').map(stem),
);

const toWholeMatches = (index: CalendarIndex, places: readonly number[]): EventMatch[] =>
  places.map((place) => ({ entry: index.entries[place]!, worth: 1, isWhole: true }));

/** Events that match two of the terms or half of them, or only mention them: they may be offered, but are no answer. */
export const findNearMatches = (
  index: CalendarIndex,
  asTyped: readonly Term[],
  text: string,
  least = MIN_NEAR_WORTH,
): EventMatch[] => {
  const terms = joinCompounds(index, asTyped);
  const nameless = toWholeMatches(index, findNamelessTitles(index, text));
  if (nameless.length > 0) return nameless;
  const { sums, answered, needed, known } = scoreTerms(index, terms);
  return index.entries.flatMap((entry, place) => {
    const matched = answered[place]!;
    if (matched === 0) return [];
    const worth = sums[place]! / known;
    const isWhole = matched === needed;
    return isWhole || matched > 1 || (2 * matched >= needed && worth >= least) ? [{ entry, worth, isWhole }] : [];
  });
};

/** One of two words, in the name. */
const MIN_NEAR_WORTH = 0.35;

/** For each event the sum of what its words are worth, and how many terms that are needed it matches; `known` is the weight of the terms that occur. */
const scoreTerms = (index: CalendarIndex, terms: readonly Term[]) => {
  const [sums, answered] = [new Float64Array(index.entries.length), new Uint8Array(index.entries.length)];
  const isNeeded = terms.some(({ isSlight }) => !isSlight)
    ? ({ isSlight }: Term) => !isSlight
    : ({ word }: Term) => word !== 'home' || terms.length === 1;
  let [whole, known] = [0, 0];
  for (const term of terms) {
    // Few calendars say it of their own games.
    if (term.word === 'home' && term.isSlight && !isNeeded(term)) continue;
    const { found, weight } = weighTerm(index, term, isNeeded(term) || term.stem === GAME);
    whole += weight;
    if (found.size > 0) known += weight;
    for (const [place, worth] of found) {
      if (term.isSlight && worth < MIN_WORTH_OF_ONE_TERM && !isNeeded(term)) continue;
      sums[place]! += worth * weight;
      if (isNeeded(term)) answered[place]! += 1;
    }
  }
  return { sums, answered, whole, known, needed: terms.filter(isNeeded).length };
};

/** It says little, but 'the college game' is basketball before all else at the college. */
const GAME = stem('game');

const MIN_TERMS_TO_MISS_ONE = 4;
/** For a name that begins with what is asked for, before its colon or comma, and for one that is nothing else. */
const NAME_BONUSES = { within: 0.05, exact: 0.1, whole: 0.35 };
/** A single word in a description is a mention. */
export const MIN_WORTH_OF_ONE_TERM = 0.45;
const MIN_WORTH = 0.2;
/** All the words in a name, or others that mean the same. */
export const MIN_WORTH_OF_NAME = 0.8;

/** The whole name, of two words or more, is in the question. */
const isNamed = ({ nameStems }: IndexedEvent, asked: ReadonlySet<string>): boolean =>
  nameStems.length > 1 && nameStems.every((stem) => asked.has(stem));

/**
 * 'Turkey trot, five kilometers' is the turkey trot, the pick-up of its numbers is not. A title of just these words, also the slight
 * ones, or a name with all of them one after the other, also the stop words, is no coincidence.
 */
const createBonus = (asked: ReadonlySet<string>, phrase: readonly string[]): ((entry: IndexedEvent) => number) => {
  const hasStopWord = phrase.length > 1 && phrase.some((word) => STOP_WORDS.has(word));
  const said = ` ${phrase.join(' ')}`;
  const stems = [...asked];
  return ({ titleStems, nameText }) => {
    const isCovered = titleStems.length > 0 && titleStems.every((stem) => asked.has(stem));
    const isWithin = stems.every((stem) => titleStems.includes(stem));
    const isTitle = isCovered && isWithin;
    if (isTitle && phrase.length > 1) return NAME_BONUSES.whole;
    // 'Tuesday afternoon' of 'Tuesday Afternoons in March'
    if (hasStopWord && (nameText.includes(`${said} `) || nameText.includes(`${said}s `))) return NAME_BONUSES.whole;
    if (isTitle) return NAME_BONUSES.exact;
    return isWithin || (isCovered && titleStems.length > 1) ? NAME_BONUSES.within : 0;
  };
};

export const selectBestMatches = (all: readonly EventMatch[], share: number): EventMatch[] => {
  const most = all.reduce((max, { worth }) => Math.max(max, worth), 0);
  return all.filter(({ worth }) => worth >= most * share - 1e-9);
};

export const sortByWorth = (found: readonly EventMatch[]): EventMatch[] => found.toSorted((a, b) => b.worth - a.worth);

export const toEntries = (found: readonly EventMatch[]): IndexedEvent[] => found.map(({ entry }) => entry);

/** 'Ferry Days' of the town of Ferry: all its words are ignored. */
const findExactTitles = ({ entries }: CalendarIndex, text: string): readonly number[] => {
  const name = ` ${wordsOf(text).join(' ')} `;
  return name.trim() === '' ? [] : entries.flatMap(({ nameText }, place) => (nameText === name ? [place] : []));
};

/** Titles that consist of stop words and occur in the question as a phrase, but not as a place ('in our town'). */
const findNamelessTitles = ({ nameless }: CalendarIndex, text: string): readonly number[] => {
  if (nameless.size === 0) return [];
  const words = ` ${wordsOf(text).join(' ')} `;
  for (const [name, places] of nameless) {
    const at = words.indexOf(` ${name} `);
    if (at >= 0 && !/\b(?:in|around|about|of|across)$/.test(words.slice(0, at))) return places;
  }
  return [];
};

/** Whether any event has the word, in any form or spelling, or one for the same. */
export const isKnownTerm = (index: CalendarIndex, term: Term): boolean => weighTerm(index, term, true).found.size > 0;

/** Whether any event has the word itself, or the word that it misspells. */
export const isWordOfEvents = ({ postings }: CalendarIndex, { word, stem }: Term): boolean =>
  [stem, toInitialsKey(stem), ...otherFormsOf(stem)].some((form) => postings.has(form)) ||
  (!isInLexicon(stem) && otherSpellingsOf(postings, word).length > 0);

/** By the places of the events. What is only slight is not searched for in other words. */
type WeighedTerm = Readonly<{ found: ReadonlyMap<number, number>; weight: number }>;

/** The score of one term for each event, and the term's weight: rarer terms weigh more. A question asks for the same terms many times. */
export const weighTerm = (index: CalendarIndex, term: Term, isNeeded: boolean): WeighedTerm => {
  const known = weighedTerms.get(index) ?? new Map<string, WeighedTerm>();
  weighedTerms.set(index, known);
  const key = `${term.word} ${term.stem} ${term.isSlight} ${isNeeded}`;
  const weighed = known.get(key) ?? computeWeight(index, term, isNeeded);
  if (known.size >= MAX_WEIGHED_TERMS) known.clear();
  known.set(key, weighed);
  return weighed;
};

const weighedTerms = new WeakMap<CalendarIndex, Map<string, WeighedTerm>>();
const MAX_WEIGHED_TERMS = 32;

const computeWeight = (index: CalendarIndex, { word, stem, isSlight }: Term, isNeeded: boolean): WeighedTerm => {
  const found = new Map<number, number>();
  const forms = otherFormsOf(stem);
  const ofForms = forms.flatMap(relatedStemsOf).map(([other, worth]) => [other, worth * OTHER_FORM_WORTH] as const);
  const related = isNeeded ? [...relatedStemsOf(stem), ...ofForms] : [];
  const isKnown = [toCategoryKey(word), stem, ...forms, ...related.map(([other]) => other)].some((one) =>
    index.postings.has(one),
  );
  const isWord = isKnown || (isInLexicon(stem) && !index.postings.has(toInitialsKey(stem)));
  const known = isWord ? [stem] : findUnknown(index, word, stem);
  if (known.length === 0) for (const [place, worth] of findParts(index, word)) found.set(place, worth);
  const isOther = KINDS_APART.get(stem);
  const all = [
    ...known.map((one) => [one, 1] as const),
    [toCategoryKey(word), 1] as const,
    [toCategoryKey(`${word}ing`), 1] as const,
    [toCategoryKey(word.replace(/ing$/, '')), 1] as const,
    ...forms.map((form) => [form, OTHER_FORM_WORTH] as const),
    ...related,
  ];
  for (const [one, share] of all) {
    const { entries, weights } = index.postings.of(one);
    const isSaidByItself = one !== stem && SAID_BY_ITSELF.has(stem);
    const mayBeOfPlace = stem === TREE && KINDS_OF_TREES.has(one);
    const isOfCarols = one === CAROL && stem !== CAROL;
    for (let at = 0; at < entries.length; at++) {
      const [place, weight] = [entries[at]!, weights[at]!];
      const worth = weight * share;
      if (worth <= (found.get(place) ?? 0)) continue;
      const entry = index.entries[place]!;
      const isWordOfName = one === stem && weight === 1;
      if (isOther && !isWordOfName && entry.nameStems.some((word) => isOther.has(word))) continue;
      if (isSaidByItself && weight < MIN_WORTH_OF_ONE_TERM) continue;
      if (mayBeOfPlace && isTreeOfPlace(one, entry)) continue;
      if (isOfCarols && weight === 1 && !isOfMusic(one, entry.nameText)) continue;
      found.set(place, worth);
    }
  }
  return {
    found,
    weight: rarityOf(index, found.size) * (isSlight ? WEAK_TERM_WEIGHT : found.size === 0 ? UNKNOWN_TERM_WEIGHT : 1),
  };
};

/** Of a word that so many events have. */
export const rarityOf = ({ entries }: CalendarIndex, count: number): number => Math.log(1 + entries.length / Math.max(1, count));

/** Whose text has 'music' has no live music, and whose text has 'crafts' is no craft fair. */
const SAID_BY_ITSELF: ReadonlySet<string> = new Set(
  [
    ...['livemusic', 'concert', 'gig', 'craftfair', 'craftshow', 'craftsale', 'craftbazaar', 'holidaybazaar', 'christmasbazaar'],
    ...['artclass', 'artlesson', 'fleamarket', 'yardsale', 'garagesale', 'tagsale', 'carshow', 'swapmeet'],
  ].map(stem),
);

/** A carol that is told or played is no music. */
export const isOfMusic = (stem: string, nameText: string): boolean => stem !== CAROL || OF_CAROLS.test(nameText);

const CAROL = stem('carols');
const OF_CAROLS = / (?:carols|caroling|caroll\w+|carol (?:sing\w*|service|concert|festival|night|walk|stroll)) /;

/** 'The big cedar' is a tree, Cedar Street is none. */
const isTreeOfPlace = (one: string, { nameWords, placeText }: IndexedEvent): boolean =>
  nameWords.includes(one) || placeText.includes(` ${one} `);

const TREE = stem('tree');
const KINDS_OF_TREES = stemSet('cedar spruce evergreen');

const NO_PERFORMANCES = stemSet(
  'rehearsal practice class course workshop masterclass academy meeting trivia quiz lecture talk film movie screening ' +
    'listening audition tryout tap rowing yoga zumba',
);

const NO_PLAYS = stemSet(
  'film movie cinema concert recital bluegrass jazz band orchestra symphony comedian lecture bingo dance pop game',
);

const NO_MEETINGS = stemSet('game tabletop play contest paddle surf snow');

const NO_CRAFT_FAIRS = stemSet(
  'health job career book college science resource volunteer county wellness senior housing passport art education fun trade',
);

const NO_CLASSES = stemSet(
  'championship contest competition exhibition exhibit gallery reception market walk concert tour talk lecture show fair film movie raffle prize',
);

const NO_FLU_SHOTS = stemSet('pet rabies animal dog cat');

const NO_LODGINGS = stemSet('skate skating ski skiing snowshoe kayak canoe paddle bike boat tube');

/** Where trees are left, without their lights. */
const NO_LIGHTINGS = stemSet('recycling recycle pickup pick curbside dropoff drop collection chipping mulch sale lot');

const NO_RACES = stemSet('film movie cinema screening lecture talk book meeting');

/** Whether its name says that it is something else than the kind that was asked for. */
export const isOfOtherKind = (kind: string, { nameStems }: IndexedEvent): boolean => {
  const others = KINDS_APART.get(kind);
  return others !== undefined && nameStems.some((stem) => others.has(stem));
};

/** A film in a theater is no play, and a rehearsal is no concert. */
const KINDS_APART: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['livemusic', 'concert', 'gig'].map((kind) => [stem(kind), NO_PERFORMANCES] as const),
  ...['play', 'theater'].map((kind) => [stem(kind), NO_PLAYS] as const),
  ...['publicmeeting'].map((kind) => [stem(kind), NO_MEETINGS] as const),
  ...['craftfair', 'craftshow', 'craftsale', 'craftbazaar', 'holidaybazaar', 'christmasbazaar'].map(
    (kind) => [stem(kind), NO_CRAFT_FAIRS] as const,
  ),
  ...['artclass', 'artlesson'].map((kind) => [stem(kind), NO_CLASSES] as const),
  ...['flushot', 'covidshot'].map((kind) => [stem(kind), NO_FLU_SHOTS] as const),
  ...['airbnb', 'vrbo'].map((kind) => [stem(kind), NO_LODGINGS] as const),
  ...['lighting'].map((kind) => [stem(kind), NO_LIGHTINGS] as const),
  ...['5k', 'race'].map((kind) => [stem(kind), NO_RACES] as const),
]);

/** What no event has as a word may be the initials of an organization, or misspelled. */
const findUnknown = ({ postings }: CalendarIndex, word: string, stem: string): readonly string[] =>
  postings.has(toInitialsKey(stem)) ? [toInitialsKey(stem)] : otherSpellingsOf(postings, word);

/** 'Chairlift' of a text with 'chair' and 'lift': the events that have both parts of a word that no event has. */
const findParts = ({ postings }: CalendarIndex, word: string): Map<number, number> => {
  const found = new Map<number, number>();
  for (let at = MIN_LETTERS_OF_PART; at <= word.length - MIN_LETTERS_OF_PART; at++) {
    const [first, second] = [postings.of(stem(word.slice(0, at))), postings.of(stem(word.slice(at)))];
    first.entries.forEach((place, nth) => {
      const other = second.entries.indexOf(place);
      if (other < 0) return;
      const worth = Math.min(first.weights[nth]!, second.weights[other]!) * OTHER_FORM_WORTH;
      if (worth > (found.get(place) ?? 0)) found.set(place, worth);
    });
  }
  return found;
};

const MIN_LETTERS_OF_PART = 4;

const OTHER_FORM_WORTH = 0.88;
const WEAK_TERM_WEIGHT = 0.15;
/** A term that occurs nowhere weighs less than a rare one: questions contain more words than calendars do. */
const UNKNOWN_TERM_WEIGHT = 0.6;
