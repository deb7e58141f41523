import { stemOf } from '../forms';
import { stemSet, wordSet } from '../words';

/** What publishers call one event: a talk is a lecture or a colloquium, but no class. */
const EVENT_KINDS: Readonly<Record<string, string>> = {
  talk: 'author colloquium conversation discussion forum interview lecture panel reading speaker symposium talk',
  class:
    'basics beginner class course demonstration instruction introduction learn lesson orientation seminar training tutorial workshop',
  service: 'aid aide assistance check checkup clinic counseling help preparation screening testing vaccine',
  show: 'concert jam performance recital revue serenade show',
  meal: 'banquet barbecue breakfast brunch dinner feast lunch luncheon meal potluck supper',
  meeting: 'circle club gathering group guild meet meeting meetup mixer social society',
  outing: 'hike paddle ride run stroll tour trek walk',
  sale: 'auction bazaar fair market sale swap',
  ceremony: 'ceremony commemoration dedication observance remembrance service tribute',
  parade: 'parade procession',
  festivity: 'celebration fest festival finale party',
  collection: 'collection disposal drop recycling roundup',
};

const KIND_BY_STEM = new Map(
  Object.entries(EVENT_KINDS).flatMap(([kind, words]) => [...wordSet(words)].map((word) => [stemOf(word), kind] as const)),
);

export const isEventKind = (word: string) => KIND_BY_STEM.has(stemOf(word));

/** Undefined for kinds of which a place may have two at a time, such as tests and vaccines. */
export const eventKindOf = (word: string): string | undefined =>
  PARALLEL_STEMS.has(stemOf(word)) ? undefined : KIND_BY_STEM.get(stemOf(word));

const PARALLEL_STEMS = stemSet('auction counseling swap testing vaccine');

export const eventKindsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, i) =>
    word === 'house' && words[i - 1] === 'open' ? 'open house' : (KIND_BY_STEM.get(stemOf(word)) ?? []),
  );

export const isPublicKind = (kind: string) => PUBLIC_KINDS.has(kind);

const PUBLIC_KINDS = wordSet('show outing sale ceremony parade festivity');

/** Words for the form alone: of classes and talks. */
export const isForm = (word: string) => FORM_KINDS.has(KIND_BY_STEM.get(stemOf(word)) ?? '');

const FORM_KINDS = wordSet('class talk');

/** What an organization may be called after. */
export const isPublicEvent = (word: string) => PUBLIC_EVENTS.has(word);

const PUBLIC_EVENTS = wordSet(
  'carnival classic derby expo fair fest festival games marathon market parade race races regatta rodeo show',
);
