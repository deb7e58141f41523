import { STOP_WORDS } from './lexicon/stop-words';
import { wordsOf } from './terms';
import { type TownWords, toPlaceStem } from './town-words';

type NamedPlace = Readonly<{ phrase: string; rest: string }>;

type Token = Readonly<{ word: string; stem: string; from: number; to: number }>;

/** 'at the church', 'on Main Street', 'town hall' alone. */
export const findPlace = (text: string, { placePhrases, wholePlaces, organizationPhrases }: TownWords): NamedPlace | null => {
  const tokens = tokenize(text);
  const isPlace = (run: string) => placePhrases.has(run) || organizationPhrases.has(run);
  for (let at = 0; at < tokens.length; at++) {
    const isNear = PLACE_PREPOSITIONS.has(tokens[at]!.word);
    if (!isNear) continue;
    const first = tokens[at + 1] && (ARTICLES.has(tokens[at + 1]!.word) || /^\d+$/.test(tokens[at + 1]!.word)) ? at + 2 : at + 1;
    const isLoose = LOOSE_PREPOSITIONS.has(tokens[at]!.word) && first === at + 1;
    const length = longestRun(tokens, first, isLoose && !wholePlaces.has(tokens[first]?.stem ?? '') ? 2 : 1, isPlace);
    const isPartOfName = length === 1 && !PLACE_NOUN.test(tokens[first]!.stem) && goesOn(tokens[first + 1]);
    if (length > 0 && !isPartOfName) return cut(text, tokens, at, first, length);
  }
  for (let at = 0; at < tokens.length; at++) {
    const length = longestRun(tokens, at, 2, (run) => placePhrases.has(run) && PLACE_NOUN.test(run));
    const before = tokens[at - 1] && ARTICLES.has(tokens[at - 1]!.word) ? tokens[at - 2] : tokens[at - 1];
    if (length > 0 && before?.word !== 'by') {
      const place = cut(text, tokens, at, at, length);
      if (wordsOf(place.rest).every((word) => STOP_WORDS.has(word))) return place;
    }
  }
  return null;
};

/** 'by the Garden Club', 'what does the library have', 'Veterans Council events'. */
export const findOrganization = (text: string, { organizationPhrases }: TownWords): NamedPlace | null => {
  const tokens = tokenize(text);
  const isOrganization = (run: string) => organizationPhrases.has(run);
  for (let at = 0; at < tokens.length; at++) {
    const isCued = ORGANIZATION_CUES.has(tokens[at]!.word);
    const first = isCued && tokens[at + 1] && ARTICLES.has(tokens[at + 1]!.word) ? at + 2 : at + (isCued ? 1 : 0);
    const length = longestRun(tokens, first, isCued && first === at + 2 ? 1 : 2, isOrganization);
    if (length === 0) continue;
    const next = tokens[first + length]?.word ?? '';
    if (isCued ? !NAME_GOES_ON.has(next) : ORGANIZATION_FOLLOWERS.has(next))
      return cut(text, tokens, isCued ? at : first, first, length);
  }
  return null;
};

/** 'On the fire truck' is not at the fire house. */
const goesOn = (next: Token | undefined): boolean =>
  next !== undefined && /^\p{L}/u.test(next.word) && !STOP_WORDS.has(next.word) && !FOLLOWING_NOUN.test(` ${next.word}`);

const PLACE_PREPOSITIONS = new Set(['at', 'in', 'inside', 'near', 'around', 'on', 'along', 'outside', 'behind']);
/** Without an article these need two words: 'in yoga' is no place. */
const LOOSE_PREPOSITIONS = new Set(['in', 'on', 'around', 'near']);
const ARTICLES = new Set(['the', 'our', 'my', 'a']);
const PLACE_NOUN =
  /\b(?:hall|street|avenu|road|park|field|center|hous|librari|church|school|lak|plaza|squar|room|theater|auditorium|stadium|club|museum|gym|mansion|chapel|templ|synagogu|pool|lawn|yard|firehous|station)$/;
const ORGANIZATION_CUES = new Set(['by', 'from', 'does', 'do', 'is', 'are', 'has', 'have', 'did', 'will', 'with']);
const ORGANIZATION_FOLLOWERS = new Set([
  'events',
  'event',
  'calendar',
  'schedule',
  'doing',
  'have',
  'has',
  'offer',
  'offers',
  'host',
  'hosts',
  'activities',
  'programs',
]);
/** 'Is the library book sale on' asks about a sale. */
const NAME_GOES_ON = new Set(['meeting', 'meetings', 'sale', 'board', 'concert', 'party']);

/** Of 'the unitarian church' a calendar may say 'Unitarian' alone. */
const FOLLOWING_NOUN = /^ (?:church|building|campus|center|hall|school|temple|office|department|dept|folks|people)\b/i;

const tokenize = (text: string): Token[] =>
  [...text.matchAll(/[\uE100-\uF8FF]|[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu)].flatMap((found) => {
    const word = wordsOf(found[0])[0] ?? found[0];
    return word
      ? [{ word, stem: toPlaceStem(word), from: found.index, to: found.index + found[0].replace(/\.$/, '').length }]
      : [];
  });

const MAX_RUN = 5;

const longestRun = (tokens: readonly Token[], first: number, least: number, isKnown: (run: string) => boolean): number => {
  for (let length = Math.min(MAX_RUN, tokens.length - first); length >= least; length--) {
    const run = tokens.slice(first, first + length);
    if (!isKnown(run.map(({ stem }) => stem).join(' '))) continue;
    if (length > 1 ? run.some(({ word }) => !STOP_WORDS.has(word)) : canStandAlone(run[0]!.word)) return length;
  }
  return 0;
};

const canStandAlone = (word: string) => word.length > 2 && !STOP_WORDS.has(word) && !NO_PLACES.has(word);

/** 'At home' and 'the meeting' are no names. */
const NO_PLACES = new Set([
  'home',
  'meeting',
  'noon',
  'night',
  'work',
  'large',
  'game',
  'class',
  'group',
  'public',
  'community',
  'program',
  'club',
  'street',
  'streets',
  'road',
  'roads',
  'sidewalk',
  'corner',
]);

const cut = (text: string, tokens: readonly Token[], from: number, first: number, length: number): NamedPlace => ({
  phrase: text.slice(tokens[first]!.from, tokens[first + length - 1]!.to),
  rest: `${text.slice(0, tokens[from]!.from)} ${text.slice(tokens[first + length - 1]!.to).replace(FOLLOWING_NOUN, '')}`,
});
