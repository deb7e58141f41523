import { escapeRegExp, findAllMatches, foldCaseAndAccents } from '#libs/contracts';
import { isSimilar, MONTH, WEEKDAY } from '#libs/when';
import { findEndOfPlace } from './bare-place-rules';
import { isCommonWord, isPerson, isThing } from './common-words';
import { isEventWithCompany, isEventWord } from './event-words';
import { isWorkOn } from './find-place-tails';
import { findPlaceNoun, isNoPlace, PART_NOUNS, PLACE_NOUNS } from './place-lexicon';
import { CLEAR_PLACE, DOUBTFUL_PLACE, type FoundPlace, type KnownPlace, LIKELY_PLACE, type WhenSpan } from './place-reading';
import { DOTTED_WORDS, FLOORS, PLACE_LABELS, STREETS } from './place-words';
import { isSentenceWord } from './sentence-words';
import { type FoundName, findShortName, type ShortNames, shortNamesOf } from './short-place-names';
import { isUsualWord } from './usual-places';

type Token = Readonly<{ word: string; from: number; to: number }>;

const tokensOf = (text: string): Token[] =>
  findAllMatches(text, /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu).map(({ 0: word, index }) => ({
    word: foldCaseAndAccents(word).replace(/['’]/g, ''),
    from: index,
    to: index + word.length,
  }));

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** A place counts only if the words name it whole, or name no other one. */
export const findKnownPlaces = (
  text: string,
  places: readonly KnownPlace[],
  town: string,
  whens: readonly WhenSpan[],
): FoundPlace[] => {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const { byLetter, shortNames, longWords } = indexOf(places, town);
  const corrected = words.map((word) => toWordOfName(word, longWords));
  const townWords = new Set(wordsOf(town));
  // The town's name alone is that of every place: '12 Kings Hwy, Tulip Springs'.
  const isOfTown = ({ at, length, form }: Match) =>
    form !== 'whole' && tokens.slice(at, at + length).every(({ word }) => townWords.has(word));
  const found = tokens.flatMap((token, at) => {
    const [first, ofLong] = [token.word[0]!, SHORT_FORMS.get(token.word)?.[0]];
    const ofFirst = byLetter.get(first) ?? [];
    const candidates = ofLong === undefined || ofLong === first ? ofFirst : [...ofFirst, ...(byLetter.get(ofLong) ?? [])];
    const short = findShortName(corrected, at, shortNames);
    if (candidates.length === 0 && !short) return [];
    const named = candidates.flatMap((name) => matchName(tokens, at, name)).filter((match) => !isOfTown(match));
    const isPlace = short !== null && isShortNameThere(text, token.from, tokens[at + short.length - 1]!.to, short, whens);
    const matches = isPlace ? withShortName(named, short, at) : named;
    return matches.length > 0 ? toFound(text, tokens, at, matches, whens) : [];
  });
  return found.filter((one) => !found.some((whole) => isWithin(one, whole)));
};

/** 'at Otter Creek' of 'Pavilion at Otter Creek' */
const isWithin = (one: FoundPlace, whole: FoundPlace): boolean =>
  whole.from < one.from &&
  one.to <= whole.to &&
  whole.reading.weight > 0 &&
  one.reading.places.every((place) => whole.reading.places.some(({ name }) => name.includes(place.name)));

type PlaceName = Readonly<{ words: readonly string[]; place: KnownPlace; isWhole: boolean; isFirst: boolean; isShort?: true }>;
type Match = Readonly<{ name: PlaceName; at: number; length: number; form: 'whole' | 'part' | 'shortened' }>;

/** Not of 'walk to lincoln elementary' and 'first baptist preschool'; one word is a place only where a line begins or ends. */
const isShortNameThere = (
  text: string,
  from: number,
  to: number,
  { name: { words, place } }: FoundName,
  whens: readonly WhenSpan[],
): boolean => {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (NO_LEAD.test(before) || GOES_ON_AS_NAME.test(after)) return false;
  const isBeforeWhen = whens.some((when) => when.from === to + 1);
  const next = /^ (\p{L}+)(?: (\p{L}+))?/u.exec(after);
  if (words.length === 1) {
    const isKind = findPlaceNoun([words[0]!]) !== null;
    // Grace may be a person, and "Grace's" is her home.
    if (!isKind && !(LED.test(before) && wordsOf(place.name).includes(wordsOf(text.slice(from, to)).join('')))) return false;
    if (!isOneWordThere(text, from, to, isBeforeWhen, whens)) return false;
  }
  if (!next) return !/^['’-]\p{L}/u.test(after);
  if (isBeforeWhen) return true;
  return !/^\p{Lu}/u.test(next[1]!) && !findPlaceNoun([next[1]!]) && !findPlaceNoun(next.slice(1, 3).filter(Boolean));
};

const isOneWordThere = (text: string, from: number, to: number, isBeforeWhen: boolean, whens: readonly WhenSpan[]): boolean => {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (whens.some((when) => when.from < to && from < when.to) || KIND_OF_KIND.test(before)) return false;
  const isEnd = isBeforeWhen || /^\s*(?:$|[,.;!?])/.test(after) || /^ (?:w|with|bring|for)\b/.test(after);
  if (isEnd) return LED.test(before) || isNameOfEvent(before.replace(/\bthe $/i, ''));
  const isStart = before === '' || whens.some((when) => when.to === from - 1);
  const [, next = '', second = ''] = /^ (\p{L}+)(?: (\p{L}+))?/u.exec(after) ?? [];
  const isEvent = isEventWord(next) || isEventWord(`${next}${second}`);
  return isStart && isEvent;
};

/** Of what happens, before the place; of 'behind library', 'HS library' and 'public library' it is another one. */
const isNameOfEvent = (before: string): boolean => {
  const [, word] = /(?:^| )(\p{Ll}{3,}) $/u.exec(before) ?? [];
  return word !== undefined && (!isUsualWord(word) || isNoPlace(before.trimEnd())) && !isSentenceWord(word, 1);
};

/** An opponent, or the rest of a name. */
const GOES_ON_AS_NAME = /^ (?:against|of|versus|vs\.?)\b/i;

/** A kind of its own: 'tool library', 'dinner theater'. */
const KIND_OF_KIND = /(?:^| )(?:dinner|free|home|law|movie|music|seed|street|summer|tool|toy) $/i;

const LED = /(?:\b(?:at|in)|@) ?(?:the )?$/i;
const NO_LEAD = /\b(?:about|against|and|call|dr|email|for|from|of|to|versus|vs|with|w) (?:the )?$/i;

/** A short name that no other place has means the place like the whole one, unless more words are those of a place. */
const withShortName = (matches: readonly Match[], short: FoundName, at: number): readonly Match[] => {
  if (matches.some(({ form, length }) => form === 'whole' && length >= short.length)) return matches;
  return [{ name: { ...short.name, isWhole: false, isFirst: true, isShort: true }, at, length: short.length, form: 'whole' }];
};

type Index = Readonly<{
  byLetter: ReadonlyMap<string, readonly PlaceName[]>;
  shortNames: ShortNames;
  /** Words of short names, in which a slip is no other word. */
  longWords: readonly string[];
}>;

/** By the first letter of every word. The same list of places comes with every keystroke. */
const indexOf = (places: readonly KnownPlace[], town: string): Index => {
  const cached = indexes.get(places);
  if (cached) return cached;
  const byLetter = new Map<string, PlaceName[]>();
  const names = places.flatMap((place) => placeNamesOf(place, town));
  for (const name of names)
    for (const key of new Set(name.words.map((word) => word[0]!))) byLetter.set(key, [...(byLetter.get(key) ?? []), name]);
  const shortNames = shortNamesOf(names, wordsOf(town));
  const longWords = [...shortNames.values()]
    .flat()
    .flatMap(({ words }) => words.filter(({ length }) => length >= MIN_MISSPELLED));
  const index = { byLetter, shortNames, longWords: [...new Set(longWords)] };
  indexes.set(places, index);
  return index;
};

const indexes = new WeakMap<readonly KnownPlace[], Index>();

/** The whole name, the name up to a comma or bracket, what follows it, and those without the town's name or 'the'. */
const placeNamesOf = (place: KnownPlace, town: string): PlaceName[] => {
  const whole = foldCaseAndAccents(place.name).trim();
  const short = whole.replace(/\s*[,(].*$/, '');
  const room = /^[^,(]+[,(]\s*([^,()]+)\)?$/.exec(whole)?.[1] ?? '';
  const bare = short.replace(new RegExp(`^(?:the )?${escapeRegExp(foldCaseAndAccents(town))} (?:township )?`), '');
  // 'Rec Center' of 'Fenwick Rec Center' in Fenwick Heights.
  const [firstOfTown] = foldCaseAndAccents(town).split(' ');
  const shorter = short.startsWith(`${firstOfTown} `) ? short.slice(firstOfTown!.length + 1) : '';
  const texts = [
    ...new Set([whole, short, bare, shorter.includes(' ') ? shorter : '', room].map((text) => text.replace(/^the /, '').trim())),
  ].filter((text) => text.length >= 4 && !COMMON_WORDS.has(text));
  return texts
    .map((text) => ({
      words: tokensOf(text).map(({ word }) => word),
      place,
      isWhole: text === whole.replace(/^the /, ''),
      isFirst: whole.includes(text) && !(text === room && room !== short),
    }))
    .filter(({ words }) => words.length > 0);
};

/** Too ambiguous to mean a known place. */
const COMMON_WORDS = new Set([
  'room',
  'park',
  'school',
  'field',
  'main',
  'online',
  'virtual',
  'various',
  'home',
  'tbd',
  'zoom',
  'church',
  'gym',
  ...['street', 'house', 'center', 'community', 'building', 'club', 'town', 'city', 'public', 'first', 'san', 'santa'],
  ...['the', 'and', 'our', 'all', 'good', 'holy', 'for'],
  ...['saint', 'new', 'old', 'north', 'south', 'east', 'west'],
]);

const initialsOf = (words: readonly string[]) => words.map((word) => word[0]).join('');

/** The whole name, or some of its words in a row, perhaps shortened: 'comm house', 'TH council chamber', 'harbor rm'. */
const matchName = (tokens: readonly Token[], at: number, name: PlaceName): Match[] => {
  const { words } = name;
  // 'st lukes' is 'St Luke Church'.
  const typed = (nth: number) => {
    const word = tokens[at + nth]?.word ?? '';
    const isOfSaint = nth > 0 && tokens[at + nth - 1]!.word === 'st' && !words.includes(word);
    return isOfSaint && words.includes(word.replace(/s$/, '')) ? word.replace(/s$/, '') : word;
  };
  if (words.every((word, nth) => isSameWord(typed(nth), word))) return [{ name, at, length: words.length, form: 'whole' }];
  const initials = typed(0).length;
  const isInitials = initials >= 2 && initials < words.length && typed(0) === initialsOf(words.slice(0, initials));
  if (isInitials && words.slice(initials).every((word, nth) => typed(1 + nth) === word))
    return [{ name, at, length: 1 + words.length - initials, form: 'shortened' }];
  const length = lengthWithGap(words, typed);
  if (length > 0) return [{ name, at, length, form: 'part' }];
  return words.flatMap((_, start) => {
    let length = 0;
    while (start + length < words.length && isShortFor(typed(length), words[start + length]!)) length += 1;
    // 'the vet' is not short for 'Veterans Park', 'vet park' is.
    if (length === 1 && typed(0) !== words[start] && IS_PLACE_NOUN.test(typed(0))) return [];
    const said = words.slice(start, start + length);
    if (
      length === 0 ||
      (length < words.length && said.every((word) => COMMON_WORDS.has(word) || word.length < 3) && !isKindOfPlace(said, words))
    )
      return [];
    const form = said.every((word, nth) => typed(nth) === word) ? 'part' : 'shortened';
    return [{ name, at, length, form }] as Match[];
  });
};

/** 'Community center' of 'Mill Community Center'. */
const isKindOfPlace = (said: readonly string[], words: readonly string[]): boolean =>
  said.length > 1 && IS_PLACE_NOUN.test(said.at(-1)!) && said.every((word, nth) => word === words.at(nth - said.length));

/** 'Whitcomb library' of 'Whitcomb Memorial Library': words between the first and the last one are left out. */
const lengthWithGap = (words: readonly string[], typed: (nth: number) => string): number => {
  if (words.length < 3 || typed(0) !== words[0]) return 0;
  let said = 1;
  for (const word of words.slice(1)) if (typed(said) === word) said += 1;
  return said >= 2 && said < words.length && typed(said - 1) === words.at(-1) ? said : 0;
};

const isSameWord = (typed: string, word: string): boolean => typed === word || (isLong(typed, word) && isSlip(typed, word));

const isLong = (typed: string, word: string) => typed.length >= MIN_MISSPELLED && word.length >= MIN_MISSPELLED;

/** Two letters are swapped, one is missing or doubled, but not the last one: 'Martina' is no 'Martin'. */
const isSlip = (typed: string, word: string): boolean => {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  const [x, y] = [typed.slice(same), word.slice(same)];
  const isSwapped = x.length > 2 && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  const isMissing = x !== '' && x === y.slice(1);
  const isDoubled = y !== '' && x.slice(1) === y && x[0] === typed[same - 1];
  return same > 0 && (isSwapped || isMissing || isDoubled);
};

/** 'libary' is the library of a known place. */
const toWordOfName = (typed: string, longWords: readonly string[]): string => {
  if (typed.length < MIN_MISSPELLED || longWords.includes(typed)) return typed;
  const meant = longWords.filter((word) => word[0] === typed[0] && isSlip(typed, word));
  return meant.length === 1 && !isCommonWord(typed) ? meant[0]! : typed;
};

/** In shorter words, one letter makes another one. */
const MIN_MISSPELLED = 6;

/** Short for it, or perhaps misspelled. */
const isShortFor = (typed: string, word: string): boolean =>
  typed === word ||
  (typed.length >= 3 && typed.length < word.length && word.startsWith(typed)) ||
  SHORT_FORMS.get(typed) === word ||
  (isLong(typed, word) && isSimilar(typed, word, 1) && typed !== `${word}s`);

const IS_PLACE_NOUN = new RegExp(`^(?:${PLACE_NOUNS})$`);

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      rm: 'room',
      ctr: 'center',
      cntr: 'center',
      st: 'street',
      ave: 'avenue',
      rd: 'road',
      pk: 'park',
      hs: 'house',
      bldg: 'building',
    },
    ...{ sta: 'santa', '5th': 'fifth', fifth: '5th', first: '1st', second: '2nd', third: '3rd', fourth: '4th' },
  }),
);

/** Words that name a place of their own where they are only a part of a longer name. */
const PLACE_TYPES =
  /(?:^|\s)(?:lighthouse|school|bank|hospital|hotel|station|farm|museum|market|mall|pond|lake|river|beach|bridge|mill|brewery|caf[eé])$/;

const toFound = (
  text: string,
  tokens: readonly Token[],
  at: number,
  matches: readonly Match[],
  whens: readonly WhenSpan[],
): FoundPlace[] => {
  const whole = matches.filter(({ form }) => form === 'whole');
  const named = whole.filter(({ length }) => length === Math.max(...whole.map((one) => one.length)));
  const longest = Math.max(...matches.map(({ length }) => length));
  const best = named.length > 0 ? named : matches.filter(({ length }) => length === longest);
  const exact = best.filter(({ name, form }) => form === 'whole' && name.isWhole);
  const chosen = exact.length > 0 ? exact : best;
  const { length } = chosen[0]!;
  const rooms = [...new Set(chosen.map(({ name }) => name.place))];
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  const places =
    toVenue(rooms, text.slice(tokens[at]!.from, tokens[at + length - 1]!.to)) ?? rooms.map((place) => toGrounds(place, words));
  const [first, last] = [tokens[at]!, tokens[at + length - 1]!];
  const [before, after] = [text.slice(0, first.from), text.slice(last.to)];
  const lead = LEAD.exec(before);
  const isLed = lead !== null && /\b(?:at|in|inside|outside|across|to)\b|@/i.test(lead[0]);
  const span = { from: first.from - (lead?.[0].length ?? 0), to: last.to };
  const said = text.slice(first.from, last.to);
  const beginning = beginningAt(text, span.from, whens);
  const isClause = beginning !== null && isClauseEnd(text, last.to, whens);
  const isBeforeWhen = whens.some(({ from, isSure, isHour }) => (isSure || isHour) && from === last.to + 1);
  const isAlone = isBehindWhenAlone(text, first.from, last.to, whens);
  const goesOn = GOES_ON.test(after) && !isBeforeWhen;
  // "the Millers' barn" is not at Miller Park.
  if (/^['’](?!s\b)/.test(after)) return [];
  // 'library card' is no place, the lawn of a place is another place, and the number of a house is of its own.
  const isBehindWhen = whens.some(({ isSure, to }) => isSure && to === before.trimEnd().length);
  if (
    HOUSE_NUMBER.test(before) &&
    !isBehindWhen &&
    !DAY_OR_HOUR.test(before) &&
    !(HOUR_IN_WORDS.test(before) && !IS_STREET.test(said))
  )
    return [];
  if (isLed && goesOn && (/^ \p{Lu}\p{Ll}/u.test(after) || IS_STREET.test(said) || ENDS_IN_KIND.test(KNOWN_END.exec(after)![0])))
    return [];
  const part = PART_AT_CLAUSE_END.exec(after)?.[0] ?? '';
  // 'Grace Lutheran lower level' of 'Grace Lutheran Church'
  const isNamed = named.length > 0 || (length > 1 && places.length === 1 && best.every(({ form }) => form === 'part'));
  if (part && isNamed && (isLed || beginning !== null)) {
    const [place] = places;
    const name = places.length === 1 && !place!.name.includes(',') ? place!.name : said;
    const ofPart = [{ name: `${name}${part}`, address: null }];
    return [
      {
        from: isLed ? span.from : first.from,
        to: last.to + part.length,
        reading: { places: ofPart, weight: (isLed ? CLEAR_PLACE : LIKELY_PLACE) + length },
      },
    ];
  }
  // 'Grange Hall closed' is about the place, and perhaps there.
  if (PLACE_PARTS.test(after))
    return named.length > 0 && length > 1 && (IS_ABOUT_PLACE.test(after) || beginning === 'separator')
      ? [{ ...span, reading: { places, weight: -1 } }]
      : [];
  const asTyped = isLed
    ? [{ ...span, reading: { places: [{ name: said, address: null }], weight: CLEAR_PLACE + length, isTyped: true } }]
    : [];
  // In 'clean up the community center' it is what is done as well.
  const isShort = chosen.every(({ name }) => name.isShort);
  const isObject = !isLed && !isShort && /^the $/i.test(lead?.[0] ?? '') && VERB_BEFORE.test(before.slice(0, -lead![0].length));
  const known = (weight: number) => ({ ...span, reading: { places, weight, ...(isObject && { isName: true }) } });
  const asked = { ...span, reading: { places, weight: DOUBTFUL_PLACE + 3, isDoubtful: true } };
  // 'party sat 7pm holiday bring gift' is perhaps not at the Holiday Inn.
  const isSureAlone =
    length > 1 ||
    ((findPlaceNoun([said.toLowerCase()]) || !isCommonWord(said)) &&
      (after.trim() === '' || isAheadOfWhen(text, last.to, whens)));
  // 'High School winter sports'
  if (!isLed && SCHOOL_OF_AGE.test(said) && NAME_NEXT.test(after)) return [];
  if (named.length > 0) {
    // 'ARMORY BOOK SALE', 'Volunteers needed: Mill Lake walk'; of 'Oak Hall supper' only 'supper' is the name.
    const isNameStart = IS_NAME_START.test(before) && (length === 1 || before !== '');
    if (!isLed && exact.length > 0 && places.length === 1 && isNameStart && !isClause && NAME_NEXT.test(after))
      return [{ ...span, reading: { places, weight: LIKELY_PLACE, isName: true } }];
    if (length === 1 && !isLed && !isShort) {
      const isWhole = exact.length > 0 || (places.length === 1 && /^\p{Lu}/u.test(said));
      if (isWhole && isClause && (beginning !== 'when' || /^\p{Lu}/u.test(said))) return [known(LIKELY_PLACE)];
      if (exact.length > 0 && BEHIND_ACTIVITY.test(before) && WHEN_NEXT.test(after)) return [known(LIKELY_PLACE)];
      if (exact.length > 0 && isClause) return [known(DOUBTFUL_PLACE)];
      if (isAlone && places.length === 1) return [isSureAlone ? known(CLEAR_PLACE) : asked];
      return isAlone ? [known(DOUBTFUL_PLACE)] : [];
    }
    if (places.length > 1)
      return [
        ...asTyped,
        ...places.map((place) => ({ ...span, reading: { places: [place], weight: CLEAR_PLACE + length - 0.5 } })),
      ];
    if (!isLed && length > 1 && isClause && beginning === 'separator') return [known(CLEAR_PLACE + length + 2)];
    // 'at Oak Hall orthodontics': another place, or who is asked.
    if (isLed && goesOn) return [known(WITH_WORDS)];
    const isRoom = !isLed && chosen.every(({ name }) => !name.isWhole && !name.isFirst);
    return [
      known(
        isLed
          ? CLEAR_PLACE + length
          : (isRoom && (length === 1 || /\b[A-Z]{2,4} $/.test(before))) ||
              (/\bon (?:the )?$/i.test(before) && !OPEN_SPACES.test(said))
            ? DOUBTFUL_PLACE
            : LIKELY_PLACE + length,
      ),
    ];
  }
  // 'at the diner on Main Street' says which one.
  if (isLed && ON_STREET.test(after)) return [];
  // Only the beginning of another name: 'at Grange Auto'.
  if (isLed && (/^ \p{Lu}/u.test(after) || goesOn) && !ENDS_PLACE.test(after)) return [];
  const isPart = best.every(({ form }) => form === 'part');
  const folded = foldCaseAndAccents(said);
  // 'at jefferson park' names no shelter in it.
  if (isLed && isPart && length > 1 && IS_PARK.test(folded) && places.every(({ name }) => isPartOf(name, folded))) return asTyped;
  // A kind alone may be any: 'at boathouse', unlike 'at the boathouse'.
  const isKind = length === 1 && (IS_PLACE_NOUN.test(folded) || PLACE_TYPES.test(folded));
  const isOne = !isKind || (!PLACE_TYPES.test(folded) && /^(?:@|.*\bthe |.*\b[A-Z])/.test(`${lead?.[0]}${said}`));
  if (isLed && isPart && places.length === 1 && isOne) return [known(CLEAR_PLACE + 4)];
  if (isLed)
    return places.length <= MAX_OFFERED
      ? [...asTyped, ...places.map((place) => ({ ...span, reading: { places: [place], weight: CLEAR_PLACE + length - 0.5 } }))]
      : [];
  // ', Oak Hall,' of 'Oak Hall No. 2'
  if (isPart && length > 1 && places.length === 1 && isClause && (beginning === 'separator' || beginning === 'sentence'))
    return [known(CLEAR_PLACE)];
  // 'parish hall setup' of 'St. Brendan Parish Hall'
  const isTail =
    isPart &&
    !SCHOOL_OF_AGE.test(said) &&
    said === said.toLowerCase() &&
    foldCaseAndAccents(places[0]!.name).endsWith(` ${folded}`);
  if (length > 1 && places.length === 1 && isTail && before === '' && NAME_NEXT.test(after))
    return [{ ...span, reading: { places, weight: DOUBTFUL_PLACE, isDoubtful: true } }];
  // 'choir practice st brendans wed 7pm'; one word may be the name of another as well.
  const isAhead = isAheadOfWhen(text, last.to, whens) && said === said.toLowerCase();
  if (isPart && places.length === 1 && !isKind && isAhead) {
    const event = stretchBefore(text, first.from, whens);
    const last = event.at(-1) ?? '';
    const mayBeOther = isEventWithCompany(last) || MAY_GO_ON.test(last) || isCommonWord(said);
    if (isEventWord(last) && (length > 1 || !mayBeOther)) return [known(CLEAR_PLACE)];
    if (length > 1 ? isWholeEvent(event) && !isPerson(said) : isBeforeWhen && isEventWord(last)) return [asked];
  }
  // 'scouts every tues 7pm st brendans'
  if (isAlone && isPart && places.length === 1 && !isKind) return [isSureAlone ? known(CLEAR_PLACE) : asked];
  const isLikely =
    (length > 1 && (ENDS_PLACE.test(after) || !isPart)) || (isAlone && after.trim() === '') || /\bon the $/i.test(before);
  return isLikely && places.length === 1 ? [known(-1)] : [];
};

/** The words between the day or the hour before and `from`. */
const stretchBefore = (text: string, from: number, whens: readonly WhenSpan[]): string[] => {
  const begin = Math.max(0, ...whens.filter(({ to }) => to <= from).map(({ to }) => to));
  return text.slice(begin, from).split(' ').filter(Boolean);
};

/** 'nutcracker', 'tball signups', but not 'call', 'pick up' and 'game vs', behind which the words are whom or what one calls, gets or meets. */
const isWholeEvent = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return (
    (isEventWord(last) || isThing(last) || (last.length > 3 && !isCommonWord(last))) &&
    words.every((word) => IS_WORD.test(word)) &&
    !isSentenceWord(last, words.length - 1) &&
    (isEventWord(last) || !isWorkOn(words))
  );
};

/** With an opponent, a performer or a subject. */
const MAY_GO_ON = /^(?:class|classes|concert|derby|games?|match|meet|race|scrimmage|show|sing|study|talk|tour|workshop)$/;

const IS_WORD = /^[\p{L}\d'’&/-]+$/u;

const ON_STREET = new RegExp(
  `^ on (?:\\p{Lu}[\\p{L}.'’]* ){1,3}(?:${STREETS})(?![\\p{L}])|^ on (?:route|rt|rte|hwy|highway) \\d`,
  'iu',
);

const IS_PARK = / (?:park|preserve|reservation|fairgrounds|campground|arboretum)$/;
const IS_PART_OF_PARK = /^ (?:shelter|pavilion|gazebo|bandshell|bandstand|playground|fields?|courts?|pool|rink|lodge|stage)\b/;

const isPartOf = (name: string, park: string): boolean => {
  const whole = foldCaseAndAccents(name);
  return whole.startsWith(`${park} `) && IS_PART_OF_PARK.test(whole.slice(park.length));
};

/** 'On the green' is at a place; 'on the library' is about one. */
const OPEN_SPACES = /\b(?:green|common|commons|square|plaza|lawn|pier|beach|field|island|courts?|terrace|rooftop|deck)$/i;

/** 'at main street dental' is no street, 'at Oak Hall animal hospital' no hall. */
const GOES_ON = new RegExp(
  `^ (?!(?:on|at|in|by|for|from|to|with|until|till?|thru|through|and|or|every|each|this|next|tomorrow|tmrw|today|tonight|noon|is|are|will|before|after|starting|${WEEKDAY}s?|${MONTH})(?!\\p{L}))\\p{L}{3,}`,
  'iu',
);
/** As likely as the words behind 'at'. */
const WITH_WORDS = 9;
const KNOWN_END = new RegExp(`^(?: (?!(?:on|at|in|tomorrow|${WEEKDAY}|${MONTH})(?!\\p{L}))\\p{L}+){1,3}`, 'iu');
const IS_STREET = new RegExp(`\\s(?:${STREETS})$`, 'i');
const ENDS_IN_KIND = / (?:hospital|clinic|dental|school|church|salon|deli|diner|cafe|bakery|bank|pharmacy|apartments)$/i;

/** 'Central School gym', 'Central School band room' are places of their own, as typed. */
const PART_AT_CLAUSE_END = new RegExp(
  `^(?:,? ${FLOORS}| (?:\\p{L}+ )?(?:${PART_NOUNS})(?: [\\d&–-]+| \\p{L})?)(?=\\s*(?:$|[,;.!|•–—]))`,
  'iu',
);

/** Where only the rooms of a place are known, its whole name means the place itself. */
const toVenue = (rooms: readonly KnownPlace[], said: string): [KnownPlace] | null => {
  const [venue, ...others] = rooms.map(({ name }) => name.replace(/\s*[,(].*$/, ''));
  const isNamed = others.length > 0 && foldCaseAndAccents(venue!) === foldCaseAndAccents(said);
  if (!isNamed || others.some((other) => other !== venue)) return null;
  const addresses = new Set(rooms.map(({ address }) => address));
  return [{ name: venue!, address: addresses.size === 1 ? [...addresses][0]! : null }];
};

/** 'at the fairgrounds' names no building of 'Fairgrounds, Expo Building'. */
const toGrounds = (place: KnownPlace, said: readonly string[]): KnownPlace => {
  const parts = place.name.split(/\s*[,(]\s*/).map((part) => part.replace(/\)$/, ''));
  const buildings = parts.filter((part) => IS_BUILDING.test(part));
  const isNamed = (part: string) => tokensOf(part).some(({ word }) => said.includes(word));
  if (parts.length !== 2 || buildings.length !== 1 || isNamed(buildings[0]!)) return place;
  return { name: parts.find((part) => part !== buildings[0])!, address: place.address };
};

const IS_BUILDING =
  /(?:^|\s)(?:building|bldg|barn|arena|pavilion|grandstand|stadium|field ?house|hangar|bandshell|amphitheat(?:er|re)|coliseum|shelter|rink|pool)$/i;

const IS_NAME_START = /(?:^|[,:;!|•–—]\s*)$/;
/** No connective, day or hour. */
const NAME_NEXT = /^ (?!(?:is|are|will|has|was|would|closed|closes|opens)\b)\p{L}{3,}/u;

/** What a clause begins behind, if one does there. */
const beginningAt = (text: string, from: number, whens: readonly WhenSpan[]): 'separator' | 'sentence' | 'when' | null => {
  const before = text.slice(0, from);
  if (BEHIND_SEPARATOR.test(before)) return 'separator';
  if (BEHIND_SENTENCE.test(before)) return 'sentence';
  return whens.some(({ isSure, to }) => isSure && /^[.:]? $/.test(text.slice(to, from))) ? 'when' : null;
};

/** Also before a day or an hour, an address, the street that it is on, and its floor. */
const isClauseEnd = (text: string, to: number, whens: readonly WhenSpan[]): boolean => {
  const end = findEndOfPlace(text, to);
  return (
    IS_CLAUSE_END.test(text.slice(end)) || whens.some(({ isSure, from }) => isSure && /^ (?:on )?$/.test(text.slice(end, from)))
  );
};

const BEHIND_SEPARATOR = /(?:[,;|•–—]\s*|\s[-/] |\(|\n|\p{So} ?)$/u;
const BEHIND_SENTENCE = new RegExp(
  `(?:(?:[^\\s.]{2}(?<!\\b(?:${DOTTED_WORDS}))|[ap]\\.m)[.!?]+ |\\b(?:${PLACE_LABELS})\\s*: ?)$`,
  'i',
);
const IS_CLAUSE_END = /^(?:\s*(?:$|[,;.!?|•–—()]|\p{So})|\s[-/]\s|\n)/u;

/** 'middle school dance' is of those who go there. */
const SCHOOL_OF_AGE = /^(?:elementary|middle|high|grade|primary) school$/i;

const VERB_BEFORE = /\b(?!(?:on|of|for|from|to|and|by|with|day|noon|tomorrow|tonight|today|pm|am|or)\b)[a-z]{2,}(?<!day) $/;

const MAX_OFFERED = 3;
const LEAD =
  /(?:^|(?<=[\s,;(]))(?:(?:at|in|@|in front of|inside|outside|across from|(?<=\b(?:comes|coming|returns|returning) )to) ?)(?:the )?$|(?:^|(?<=[\s,;(]))the $/i;
const HOUSE_NUMBER =
  /(?:^|[^/:\d-])\d{1,5}\s+(?:[NSEW]\.?\s+)?$|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) $/;

/** 'from one to three Oak Hall' */
const HOUR_IN_WORDS = /\b(?:at|to|until|till?) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) $/i;

/** 'wed 6 memorial field', 'Nov 26 Veterans Park': no number of a house. */
const DAY_OR_HOUR =
  /\b(?:(?:m\/?w(?:\/?f)?|tu?\/?th|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|tmrw|today|tonight|\d{1,2}\/\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?) \d{1,4} $/i;

/** After a place of which only some words are said. */
const ENDS_PLACE =
  /^\s*(?:$|[,.;!?@#]|\$?\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|tomorrow|tmrw|today|tonight|noon|every|at|on)\w*)/i;

/** Behind a day or an hour, up to another one or the end of the line. */
const isBehindWhenAlone = (text: string, from: number, to: number, whens: readonly WhenSpan[]): boolean =>
  BEHIND_WHEN.test(text.slice(0, from)) && (ENDS_STRETCH.test(text.slice(to)) || isAheadOfWhen(text, to, whens));

const BEHIND_WHEN = /(?:\d[ap]?m?|\b[ap]\.?m\.?|day|noon|\b(?:mon|tue|wed|thu|fri|sat|sun)s?|month|mo)\.? $/i;
/** The end of the line, what comes next or with whom, and what one brings. */
const ENDS_STRETCH = /^(?:\s*$| (?:then|bring|w\/?|with) )/i;

/** Also of one that begins with its preposition: 'roadrunner thru dec 16'. */
const isAheadOfWhen = (text: string, to: number, whens: readonly WhenSpan[]): boolean =>
  whens.some(({ from, isSure, isHour }) => (isSure || isHour) && from > to && LEADS_TO_WHEN.test(text.slice(to, from)));

const LEADS_TO_WHEN = /^ (?:(?:by|from|on|start(?:s|ing)?|begin(?:s|ning)?|thru|through|until|till?) )?$/i;

/** 'swim lesson ymca tu/th 4pm' */
const BEHIND_ACTIVITY =
  /\b(?:lessons?|class(?:es)?|practice|games?|basketball|swim(?:ming)?|yoga|zumba|tryouts|camp|meet|tournament|clinic|party|dinner|lunch|breakfast|bingo|dance|meeting|mtg|concert|supper|fundraiser) $/i;
const WHEN_NEXT = new RegExp(
  `^ (?:\\d{1,2}[:/ap]|noon|(?:${WEEKDAY}|tu|th|m|w|f|mwf|tomorrow|tmrw|today|tonight)(?![\\p{L}]))`,
  'iu',
);

/** What follows names a part of the place, or something called after it. */
const PLACE_PARTS =
  /^(?:['’]s\b|[ -](?:lawn|steps?|parking|lot|annex|garage|basement|entrance|fields?|grounds|gardens?|plaza|green|room|kitchen|porch|auditorium|gym|roof|lobby|patio|pavilion|playground|courts?|pool|building|book|books|cards?|card|board|committee|dues|friends|membership|newsletter|team|tickets?|volunteers?|staff|drive|road|street|avenue|ave|st|rd|sale|closed|closes|opens|tour|trip|fund|association|club|council|meeting|hours|hall|house|cabin|booth|tent|church)\b)/i;

const IS_ABOUT_PLACE = /^ (?:closed|closes|opens)\b/i;
