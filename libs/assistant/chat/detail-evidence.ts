import type { ChatQuery } from '#libs/contracts';
import {
  ANY_OTHER,
  CONTINUATION_START,
  DETAIL_START,
  DETAIL_WORDS,
  HOW_DO_I,
  IS_IT_THERE,
  IT_AT_END,
  IT_DOES,
  IT_START,
  OF_THAT,
  ONE_OR_OTHER,
  QUESTION_START,
  TWO_THINGS,
  VERB_OF_SUBJECT,
  WHY,
} from './lexicon/follow-ups';
import {
  ASKS_FOR_EVENTS,
  FRAGMENT_LEAD,
  IS_ALLOWED,
  IS_IT,
  PAYER,
  PAYS_NOTHING,
  STATEMENT,
  SUITS_START,
} from './lexicon/short-questions';
import { type FollowUp, isInName, isOfOneEvent, joinWords, namesOtherEvents } from './merge-queries';

export type DetailEvidence = FollowUp &
  Readonly<{
    asks: ChatQuery['asks'] & {};
    /** The event that is meant, and another one of its series whose text has what it has not. */
    eventId: number;
    sibling: number | null;
    /** The words with those before, if another event bears all of them. */
    joinedWords: string | null;
    isOfOne: boolean;
    isPointing: boolean;
    isStatement: boolean;
    /** Its text has all of the words, or has what is typed as it is. */
    isSaid: boolean;
    isTitled: boolean;
    /** It asks when it opens or closes; or what somebody pays. Both name a detail. */
    isHours: boolean;
    isOfPayer: boolean;
    isDetailWord: boolean;
  }>;

export const toDetailEvidence = (asked: FollowUp): DetailEvidence => {
  const {
    text,
    query: { words, audience },
    eventIds,
    events,
  } = asked;
  const asks = aspectOf(asked);
  const isOfOne = isOfOneEvent(asked);
  const isPointing = TWO_THINGS.test(text) || IT_DOES.test(text) || IT_AT_END.test(text) || isVerbOfThat(text);
  const saying = words === undefined ? eventIds.find((id) => isFragmentIn(id, asked)) : findSaying(words, asked);
  const isOfFirst = isPointing || IT_START.test(text);
  const eventId =
    (audience && !words ? eventIds.find(events.saysAges) : isOfFirst ? undefined : saying) ??
    (words ? eventIds[0]! : bestNamed(asked));
  const isSaid = words === undefined ? isFragmentIn(eventId, asked) : events.mentions(eventId, words);
  const isHours = asks === 'when' && words !== undefined && OPENS_OR_CLOSES.test(words);
  const isOfPayer = asks === 'cost' && words !== undefined && PAYER.test(words);
  const isDetailWord = isHours || isOfPayer || (words !== undefined && DETAIL_WORDS.test(words));
  return {
    ...asked,
    ...{ asks, eventId, isOfOne, isPointing, isSaid, isHours, isOfPayer },
    sibling: words && isOfOne && !isPointing ? events.siblingWith(eventId, words) : null,
    joinedWords: isSaid || isDetailWord ? null : joinedWith(asked),
    isStatement: STATEMENT.test(text) && !ASKS_FOR_EVENTS.test(text),
    isTitled: words !== undefined && events.areTitled(words),
    isDetailWord,
  };
};

/** What was found by texts is listed by its days: the first one that has a word of what was asked for in its name is meant. */
const bestNamed = ({ before: { words = '' }, eventIds, events }: FollowUp): number => {
  const isNamed = (id: number) =>
    words.split(' ').some((word) => word !== '' && !GROUP.test(word) && isInName(events.nameOf(id), word));
  return eventIds.find(isNamed) ?? eventIds[0]!;
};

/** The form of an event, of whatever subject. */
const GROUP = /^(?:groups?|class(?:es)?|events?|club|clubs|nights?|meetings?|meetups?|shows?)$/i;

export const weighDetail = (evidence: DetailEvidence): number =>
  DETAIL_WEIGHTS.reduce((sum, [worth, holds]) => sum + (holds(evidence) ? worth : 0), 0);

/** 'Where do I pick up my number' after a turkey trot: of another event, at which both are named. */
const joinedWith = ({ query, before, events }: FollowUp): string | null => {
  const joined = query.words && before.words && !before.span ? joinWords(before, query, events) : undefined;
  return joined !== undefined && joined !== query.words ? joined : null;
};

/** The one whose text has most of the words. */
const findSaying = (words: string, { eventIds, events }: FollowUp): number | undefined => {
  const all = words.split(' ');
  const [best] = eventIds
    .map((id) => [id, all.filter((word) => events.mentions(id, word)).length] as const)
    .toSorted(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? best[0] : undefined;
};

/** 'Take out?', '21?' */
const isFragmentIn = (id: number, { text, events }: FollowUp): boolean => {
  const said = text.replace(FRAGMENT_LEAD, '').replace(/[^\p{L}\p{N}]+$/u, '');
  return said !== '' && said.split(' ').length <= MAX_DETAIL_FRAGMENT_WORDS && events.says(id, said);
};

/** 'Can I walk across': the word after its subject is a verb, and names no event. */
const isVerbOfThat = (text: string): boolean => {
  const [start] = VERB_OF_SUBJECT.exec(text) ?? [];
  const object = start === undefined ? '' : text.slice(start.length);
  return OF_THAT.test(object) && !ANY_OTHER.test(text);
};

/** How much speaks for a detail. They are summed. */
const DETAIL_WEIGHTS: readonly (readonly [number, (evidence: DetailEvidence) => boolean])[] = [
  // It points at the event before.
  [6, ({ isPointing }) => isPointing],
  [2, ({ text }) => IS_IT.test(text)],
  [6, (evidence) => isOfItsPlace(evidence)],
  [2, ({ text }) => IT_START.test(text)],
  // It asks something, and names nothing.
  [3, ({ query: { asks, words } }) => asks !== undefined && asks !== 'count' && !words],
  [2, ({ text, query: { words } }) => !words && (QUESTION_START.test(text) || WHY.test(text))],
  [3, ({ text, query, isOfOne }) => isOfOne && Object.keys(query).length === 0 && ASKS.test(text) && !ANY_OTHER.test(text)],
  // What it names is said of the event.
  [2, ({ isSaid }) => isSaid],
  [1, ({ query: { words }, eventId, events }) => words !== undefined && events.mentionsAny(eventId, words)],
  [5, ({ sibling }) => sibling !== null],
  [3, ({ isDetailWord }) => isDetailWord],
  [2, ({ isSaid, query: { words }, text }) => isSaid && (!words || text.split(' ').length <= MAX_DETAIL_FRAGMENT_WORDS)],
  [4, ({ joinedWords }) => joinedWords !== null],
  [
    4,
    ({ text, query: { asks, words }, isOfOne, eventId, events }) =>
      asks !== undefined && !isOfOne && words !== undefined && DEFINITE.test(text) && isInName(events.nameOf(eventId), words),
  ],
  // It is of what one asks of one event.
  [2, ({ query: { asks, trait } }) => asks === 'cost' || asks === 'contact' || asks === 'about' || trait === 'registration'],
  [2, ({ text }) => HOW_DO_I.test(text)],
  [5, ({ isStatement }) => isStatement],
  [1, ({ text }) => DETAIL_START.test(text)],
  [3, ({ text, query: { words }, events }) => words !== undefined && DETAIL_START.test(text) && !events.areNamed(words)],
  [
    3,
    ({ text, query: { words }, before, isOfOne, isTitled, eventId, events }) =>
      words !== undefined &&
      isOfOne &&
      !isTitled &&
      before.topic === undefined &&
      (ASKS_OF_ONE.test(text) || events.mentionsAny(eventId, words)),
  ],
  [2, ({ text }) => IS_ALLOWED.test(text) || SUITS_START.test(text) || PAYS_NOTHING.test(text)],
  // 'Indoors or outdoors'
  [3, ({ text, events }) => ONE_OR_OTHER.test(text) && !text.split(/ or /i).every((side) => events.areNamed(side))],
  // 'Is there one for adults too or just kids'
  [8, ({ query: { audience, without } }) => audience !== undefined && without !== undefined],
  // It was one event.
  [1, ({ isOfOne }) => isOfOne],
  [-1, ({ isOfOne, isSaid, query: { asks } }) => !isOfOne && !isSaid && asks !== 'cost'],
  // It names something else.
  [
    -3,
    ({ isTitled, isSaid, isDetailWord, isPointing, sibling }) =>
      isTitled && !(isSaid || isDetailWord || isPointing || sibling !== null),
  ],
  [-2, (evidence) => !evidence.isPointing && !evidence.isDetailWord && evidence.sibling === null && namesOtherEvents(evidence)],
  [
    -5,
    ({ text, query: { words, asks }, isDetailWord, eventId, events }) =>
      asks === 'when' && words !== undefined && !isDetailWord && !DEFINITE.test(text) && isInName(events.nameOf(eventId), words),
  ],
  [
    -4,
    ({ text, query: { words, asks }, isDetailWord, eventId, events }) =>
      asks === 'when' && words !== undefined && !isDetailWord && !PART_BEGINS.test(text) && !events.mentionsAny(eventId, words),
  ],
  [
    -4,
    ({ text, query: { words }, eventId, events }) =>
      words !== undefined && SIGNS_UP_FOR.test(text) && !events.mentionsAny(eventId, words),
  ],
  // It sets what the query before had not.
  [
    -4,
    ({ text, query: { audience }, asks, isOfOne, sibling }) =>
      CONTINUATION_START.test(text) && asks === 'about' && (!isOfOne || audience !== undefined || sibling !== null),
  ],
  [
    -4,
    ({ query: { hours, trait, without, state } }) =>
      hours !== undefined || (trait !== undefined && trait !== 'registration') || without !== undefined || state !== undefined,
  ],
  [
    -6,
    ({ text, query: { place, organization }, isStatement }) =>
      (place ?? organization) !== undefined && !IS_IT_THERE.test(text) && !isStatement,
  ],
  [
    -2,
    ({ text, query: { audience, words }, asks, isStatement }) =>
      audience !== undefined && !words && asks !== 'cost' && !SUITS_START.test(text) && !isStatement,
  ],
  [-4, ({ text, query: { price } }) => price !== undefined && !IS_IT.test(text) && !PAYS_NOTHING.test(text)],
];

/** 'Do I have to sign up for the parade' names what it is for. */
const SIGNS_UP_FOR =
  /\b(?:sign(?:ing)? up|register|tickets?|reservations?|reserve) (?:a \w+ )?for (?!(?:it|that|this|them|one)\b)/i;

/** 'What time does the singing start' */
const PART_BEGINS = /\bwhat time (?:do|does|is|are|will) (?:the|they)\b.*\b(?:start|begin|end|over)\W*$/i;

const DEFINITE = /\b(?:the|that|this)\b/i;

const ASKS = /\?\W*$|\b(?:who|whom|what|where|which|how)\b/i;

/** Asks for no event, as 'is there' and 'when is' may. */
const ASKS_OF_ONE =
  /^\W*(?:(?:and|ok|so|but|oh)\W+)*(?:what(?:'?s| is| are| do| does| should| kind| time| times)?|which|who|how|can|could|may|do|does|did|should|will|would|is it|are they)\b(?! (?:there|else|other|happening)\b)/i;

const MAX_DETAIL_FRAGMENT_WORDS = 3;

/** 'What time does it close' asks for its hours. */
const OPENS_OR_CLOSES = /^(?:opens?|closes?|shuts?)$/i;

const aspectOf = (asked: FollowUp): ChatQuery['asks'] & {} => {
  const { asks, price, trait } = asked.query;
  if (price !== undefined || trait === 'registration' || isOfPriceBefore(asked)) return 'cost';
  return isOfItsPlace(asked) ? 'where' : (asks ?? 'about');
};

/** 'And for my eight-year-old', 'what about members' after a price. */
const isOfPriceBefore = ({ text, query: { asks, audience, words }, before, eventIds: [first], events }: FollowUp): boolean =>
  before.asks === 'cost' &&
  asks === undefined &&
  COST_FOR.test(text) &&
  (words ? PAYER.test(words) || events.mentions(first!, words) : audience !== undefined);

const COST_FOR = /^\W*(?:(?:and|what about|how about|or|but|also|what if|if)\b.*|for\b.*|[\w' -]{2,30}\?)$/i;

/** 'Is it still on the common' */
const isOfItsPlace = ({ text, query: { place, organization, words }, events }: FollowUp): boolean =>
  IS_IT_THERE.test(text) && (words === undefined ? (place ?? organization) !== undefined : events.isPlace(words));
