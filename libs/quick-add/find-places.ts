import { foldCaseAndAccents } from '#libs/contracts';
import type { Found } from '#libs/when';

export type KnownPlace = { name: string; address: string | null };

/** Several places are asked about; null is none of them: the words stay in the name. */
export type PlaceReading = Readonly<{ places: readonly (KnownPlace | null)[]; weight: number }>;

export type FoundPlace = Found<PlaceReading>;

/** Known places, and words after 'at' or '@'. `text` is the original line. */
export const findPlaces = (text: string, places: readonly KnownPlace[], town: string): FoundPlace[] => {
  const known = findKnownPlaces(text, places, town);
  const named = findNamedPlaces(text).filter(({ from, to }) => !known.some((one) => one.from <= from && to <= one.to + 1 && one.reading.weight > DOUBTFUL));
  return [...known, ...named];
};

const CLEAR = 9;
const LIKELY = 7;
const DOUBTFUL = 2;

type Token = Readonly<{ word: string; from: number; to: number }>;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)].map(({ 0: word, index }) => ({ word: foldCaseAndAccents(word), from: index, to: index + word.length }));

/** A place counts only if the words name it whole, or name no other one. */
const findKnownPlaces = (text: string, places: readonly KnownPlace[], town: string): FoundPlace[] => {
  const tokens = tokensOf(text);
  const index = indexOf(places, town);
  return tokens.flatMap((token, at) => {
    const candidates = index.get(token.word.slice(0, 2)) ?? [];
    const matches = candidates.flatMap((name) => matchName(tokens, at, name));
    return matches.length > 0 ? toFound(text, tokens, at, matches) : [];
  });
};

type PlaceName = Readonly<{ words: readonly string[]; place: KnownPlace; isWhole: boolean }>;
type Match = Readonly<{ name: PlaceName; length: number; isExact: boolean }>;

/** By the first two letters of the first word. The same list of places comes with every keystroke. */
const indexOf = (places: readonly KnownPlace[], town: string): ReadonlyMap<string, readonly PlaceName[]> => {
  const cached = indexes.get(places);
  if (cached) return cached;
  const index = new Map<string, PlaceName[]>();
  for (const name of places.flatMap((place) => placeNamesOf(place, town))) {
    const keys = new Set([name.words[0]!.slice(0, 2), initialsOf(name.words).slice(0, 2)]);
    for (const key of keys) index.set(key, [...(index.get(key) ?? []), name]);
  }
  indexes.set(places, index);
  return index;
};

const indexes = new WeakMap<readonly KnownPlace[], ReadonlyMap<string, readonly PlaceName[]>>();

/** The whole name, the name up to a comma or bracket, what follows it, and those without the town's name or 'the'. */
const placeNamesOf = (place: KnownPlace, town: string): PlaceName[] => {
  const whole = foldCaseAndAccents(place.name).trim();
  const short = whole.replace(/\s*[,(].*$/, '');
  const room = /^[^,(]+[,(]\s*([^,()]+)\)?$/.exec(whole)?.[1] ?? '';
  const bare = short.replace(new RegExp(`^(?:the )?${escapeRegExp(foldCaseAndAccents(town))} (?:township )?`), '');
  const texts = [...new Set([whole, short, bare, room])].map((text) => text.replace(/^the /, '')).filter((text) => text.length >= 4 && !COMMON_WORDS.has(text));
  return texts.map((text) => ({ words: tokensOf(text).map(({ word }) => word), place, isWhole: text === whole.replace(/^the /, '') })).filter(({ words }) => words.length > 0);
};

/** Too ambiguous to mean a known place. */
const COMMON_WORDS = new Set(['room', 'park', 'school', 'field', 'main', 'online', 'virtual', 'various', 'home', 'tbd', 'zoom', 'church', 'gym']);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const initialsOf = (words: readonly string[]) => words.map((word) => word[0]).join('');

/** Whole words, or shortened ones: 'comm house', 'TH council chamber'. */
const matchName = (tokens: readonly Token[], at: number, name: PlaceName): Match[] => {
  const { words } = name;
  const isExact = words.every((word, nth) => tokens[at + nth]?.word === word);
  if (isExact) return [{ name, length: words.length, isExact }];
  if (words.length < 2) return [];
  const isShortened = words.every((word, nth) => {
    const typed = tokens[at + nth]?.word ?? '';
    return typed === word || (typed.length >= 3 && word.startsWith(typed));
  });
  if (isShortened) return [{ name, length: words.length, isExact: false }];
  const initials = tokens[at]!.word;
  const covered = initials.length;
  const isInitials = covered >= 2 && covered < words.length && initials === initialsOf(words.slice(0, covered));
  const rest = words.slice(covered);
  return isInitials && rest.every((word, nth) => tokens[at + 1 + nth]?.word === word) ? [{ name, length: 1 + rest.length, isExact: false }] : [];
};

const toFound = (text: string, tokens: readonly Token[], at: number, matches: readonly Match[]): FoundPlace[] => {
  const longest = Math.max(...matches.map(({ length }) => length));
  const best = matches.filter(({ length }) => length === longest);
  const exact = best.filter(({ isExact }) => isExact);
  const whole = exact.filter(({ name }) => name.isWhole);
  const chosen = whole.length > 0 ? whole : exact.length > 0 ? exact : best;
  const places = [...new Set(chosen.map(({ name }) => name.place))];
  const [first, last] = [tokens[at]!, tokens[at + longest - 1]!];
  const before = text.slice(0, first.from);
  const lead = /(?:^|(?<=[\s,;(]))(?:(?:at|in|@) ?)(?:the )?$|(?:^|(?<=[\s,;(]))the $/i.exec(before);
  const isLed = lead !== null && !/^the /i.test(lead[0]);
  const after = text.slice(last.to);
  if (/[\d#]\s*(?:[NSEW]\.?\s)?$/i.test(before) && !/^\d/.test(first.word) && !/\b(?:\d{1,2}(?::\d\d)?\s?[ap]?m?|20\d\d|\d\/\d{1,2})\s+$/i.test(before)) return [];
  // 'library card' is no place, 'at library' is one; the lawn of a place is another place.
  if ((longest === 1 && !isLed) || PLACE_PARTS.test(after)) return [];
  const span = { from: first.from - (lead?.[0].length ?? 0), to: last.to };
  if (exact.length === 0) return [{ ...span, reading: { places: [null, ...places], weight: DOUBTFUL } }];
  return [{ ...span, reading: { places, weight: (isLed ? CLEAR : LIKELY) + longest } }];
};

/** What follows names a part of the place, or something called after it. */
const PLACE_PARTS =
  /^(?:['’]s\b|[ -](?:lawn|steps?|parking|lot|annex|garage|basement|entrance|fields?|grounds|gardens?|plaza|green|room|kitchen|porch|auditorium|gym|roof|lobby|patio|pavilion|playground|courts?|pool|building|book|books|cards?|card|board|committee|friends|volunteers?|staff|drive|road|street|avenue|ave|st|rd|sale|closed|closes|opens|tour|trip|fund|association|club|council|meeting|hours)\b)/i;

const EVERYDAY_PLACES =
  "home|work|school|church|temple|the (?:library|park|gym|pool|field|school|church|office|mall|beach|house|Y|club|rec center|community center|firehouse (?=$))|town hall|city hall|(?:our|my|his|her|their|your) (?:place|house|home|apartment|office)|(?:mom|dad|grandma|grandpa|nana|aunt \\w+|uncle \\w+)(?:['’]?s)?(?: (?:house|place))?";

const NAMED_PLACES: readonly Readonly<{ pattern: RegExp; weight: number }>[] = [
  { pattern: /(?<=^|[\s,;(])@\s?(?<name>[^\s,;@#()\d][^,;@#()\n]*|\d+\w* [^\d\s,;@#()][^,;@#()\n]*)/gi, weight: 9 },
  { pattern: new RegExp(`(?<=^|[\\s,;(])at\\s(?<name>(?:${EVERYDAY_PLACES})(?=$|[\\s,;.!?()]))`, 'gi'), weight: 9 },
  {
    pattern:
      /(?<=^|[\s,;(])(?:[Aa][Tt]|[Ii]n (?=[Rr]oom|[Rr]m|[Gg]ym|[Cc]afeteria|[Aa]uditorium))\s(?<name>(?:the |The )?(?:\d+\w* )?[A-Z][^\s,;@#()]*(?:\s+(?:[A-Z&][^\s,;@#()]*|\d+(?=\s+[A-Z])|of|the|and|at|on|de|la|house|field|school|park|library|hall|center|church|room|pool)(?=$|[\s,;.!?()]))*)/g,
    weight: 8,
  },
];

/** "at Lucia's", "@ library", 'at the gym'. After 'at', a name is capitalized or an everyday place. */
const findNamedPlaces = (text: string): FoundPlace[] =>
  NAMED_PLACES.flatMap(({ pattern, weight }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const said = match.groups!.name!;
      const from = match.index;
      const start = from + match[0].lastIndexOf(said);
      return placeEnds(said).flatMap((length, nth) => {
        const name = said.slice(0, length).replace(/[\s.]+$/, '').replace(/^[Tt]he /, '');
        return /\p{L}/u.test(name) ? [{ from, to: start + length, reading: { places: [{ name, address: null }], weight: weight - nth * 0.1 } }] : [];
      });
    }),
  );

/** A name may end before words that may be a day, an hour or another clause. */
const placeEnds = (said: string): number[] => {
  const stop = STOP_WORD.exec(said)?.index ?? said.length;
  const whole = said.slice(0, stop).trimEnd();
  const ends = [whole.length];
  for (const { index } of whole.matchAll(/\s+/g)) ends.push(index);
  return [...new Set(ends)].sort((a, b) => b - a).slice(0, MAX_ENDS);
};

const MAX_ENDS = 8;
const STOP_WORD = /\s(?:with|w\/|w|for|from|to|bring|and bring|until|every|each|starting|on(?! [A-Z]))\b|\s-\s|\s?[–—]\s|(?<!\b(?:[A-Z]|St|Mt|Dr|Ft|comm|Comm))[.](?:\s|$)|[!?](?:\s|$)|:\s/;
