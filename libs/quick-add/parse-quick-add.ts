import {
  type DraftPart,
  type DraftQuestion,
  type EventDraft,
  foldCaseAndAccents,
  memoizeLast,
  millisecondsOf,
  timeOfDayIn,
  toTownDay,
} from '#libs/contracts';
import type { Found, Moment } from '#libs/when';
import { askAboutNames, findWeaker } from './ask-doubts';
import { askAboutLeftovers } from './ask-leftovers';
import { askWhereReadingsDiffer } from './ask-readings';
import { buildCovers, type Cover } from './build-covers';
import { type Candidates, isInSpan } from './candidates';
import type { ParsedLine } from './event-choices';
import { findCandidates, findExceptions, type LineContext } from './find-candidates';
import { findRivals, findRivalWords, inOrder } from './find-rivals';
import { extractNameAndDescription } from './name-and-description';
import type { KnownPlace, PlaceReading } from './place-reading';
import { readCover, WHICH_HALF } from './read-cover';
import { takeZone } from './take-zone';
import { parseTwoEvents } from './two-events';

export type QuickAddContext = {
  now: string;
  timeZone: string;
  /** May be left out of the name of a place. */
  town: string;
  places: readonly KnownPlace[];
  categories: readonly string[];
};

/** Every word of the text is in a part, the name or the description. Independent of the host's clock and zone. */
export const parseQuickAdd = (text: string, context: QuickAddContext): EventDraft => {
  const { now, timeZone, town, places } = context;
  const line: LineContext = { ...momentOf(`${timeZone} ${Math.floor(millisecondsOf(now) / MINUTE_MS)}`), town, places };
  const whole = parseLine(text, line, context);
  return parseTwoEvents(text, whole, line.today, (part) => parseLine(part, line, context)) ?? whole.draft;
};

/** Somebody types several letters in a minute. */
const momentOf = memoizeLast((zoneAndMinute): Moment => {
  const [timeZone, minute] = zoneAndMinute.split(' ') as [string, string];
  const instant = new Date(Number(minute) * MINUTE_MS).toISOString();
  return { today: toTownDay(timeZone, instant), minuteOfDay: timeOfDayIn(timeZone, instant) };
});

const MINUTE_MS = 60_000;

/** Readings of which the weights differ by less are asked about. */
const CLOSE = 4;

/** The draft is computed on first access: the cover alone rules out most splits of a line into two events. */
const parseLine = (text: string, line: LineContext, context: QuickAddContext): ParsedLine => {
  const category = findCategory(text, context.categories);
  const candidates = findCandidates(text, line);
  const covers = buildCovers(text, candidates, category ? [category.part] : []) as [Cover, ...Cover[]];
  let draft: EventDraft | undefined;
  return {
    cover: covers[0],
    asides: candidates.asides,
    get draft() {
      draft ??= toDraft(text, { covers, candidates, category: category?.name ?? null }, line, context);
      return draft;
    },
  };
};

type Reading = Readonly<{ covers: readonly [Cover, ...Cover[]]; candidates: Candidates; category: string | null }>;

const toDraft = (
  text: string,
  { covers: [cover, ...others], candidates, category }: Reading,
  line: LineContext,
  { timeZone, now }: QuickAddContext,
): EventDraft => {
  const zone = cover.hours ? takeZone(text, cover.hours.to, timeZone, now) : null;
  const covered = zone ? withParts(cover, [zone.part]) : cover;
  // Many covers have the same parts.
  const extract = memoizeByKey(
    (parts: readonly DraftPart[]) => extractNameAndDescription(text, parts, candidates),
    (parts) => parts.map(({ from, to, kind }) => `${from}-${to}${kind}`).join(),
  );
  const read = (one: Cover) => readCover(text, one, extract, category, line);
  const draft = read(covered);
  const rivals = inOrder(findRivals(text, covered, candidates), covered, draft.startTime);
  // Where they are asked about, the words of rivals are no part of the name.
  const { parts } = withParts(covered, findRivalWords(text, rivals, covered, draft));
  const close = others
    .filter((one) => one.weight > cover.weight - CLOSE && !isShorterPlace(one, cover) && isOfSameWords(one, cover))
    .slice(0, text.length > LONG ? MAX_CLOSE_OF_LONG : MAX_CLOSE);
  const alternatives = [...close, ...rivals.map((one) => ({ ...one, parts })), ...findWeaker(text, covered)];
  const rivalDrafts = alternatives.map(read).filter(({ name }) => name !== '');
  const drafts = [...rivalDrafts, ...rivalDrafts.flatMap((one) => (one.startTime === draft.startTime ? [] : withOtherHalf(one)))];
  const asked = askWhereReadingsDiffer(parts === covered.parts ? draft : read({ ...covered, parts }), drafts);
  const { repeat } = cover;
  const isExcepted = repeat !== null && findExceptions(text).some(({ from, to }) => to <= repeat.from || repeat.to <= from);
  const questions = [
    ...draft.questions,
    ...asked,
    ...askAboutNames(text, covered, candidates, draft, read),
    ...askAboutLeftovers(text, covered, candidates, draft),
    ...(zone?.ask(draft) ?? []),
    ...(isExcepted ? [NO_EXCEPTION_QUESTION] : []),
  ];
  const lastDay = draft.endDate ?? draft.date;
  const isPast = lastDay !== null && lastDay < line.today;
  return { ...draft, questions: joinQuestions(isPast && questions.length === 0 ? [...questions, PASSED_QUESTION] : questions) };
};

const memoizeByKey = <Input, Value>(
  compute: (input: Input) => Value,
  keyOf: (input: Input) => string,
): ((input: Input) => Value) => {
  const known = new Map<string, Value>();
  return (input) => {
    const key = keyOf(input);
    const value = known.get(key) ?? compute(input);
    known.set(key, value);
    return value;
  };
};

/** Of an hour without am or pm, the readings behind the likeliest one. */
const withOtherHalf = (draft: EventDraft): EventDraft[] =>
  draft.questions
    .filter(({ question }) => question === WHICH_HALF)
    .flatMap(({ choices }) => choices.slice(1).map(({ sets }) => ({ ...draft, ...sets })));

const withParts = (cover: Cover, parts: readonly DraftPart[]): Cover =>
  parts.length > 0 ? { ...cover, parts: [...cover.parts, ...parts].sort((a, b) => a.from - b.from) } : cover;

/** Other words for the day or the hour are rivals, and fewer of the same words are no other reading: 'Friday' of '1st Friday'. */
const isOfSameWords = (one: Cover, best: Cover) =>
  [[one.days, best.days] as const, [one.hours, best.hours] as const].every(
    ([a, b]) => a === null || b === null || a === b || (a.from < b.to && b.from < a.to && !isWithin(a, b)),
  );

const isWithin = (a: Found<{ weight: number }>, b: Found<{ weight: number }>) =>
  b.from <= a.from && a.to <= b.to && a.to - a.from < b.to - b.from && a.reading.weight < b.reading.weight;

/** The same place with fewer words is no other answer, nor is the house of a room: 'lower level, City Hall'. */
const isShorterPlace = ({ place }: Cover, { place: best }: Cover) =>
  place !== null &&
  best !== null &&
  place !== best &&
  isInSpan(place, best) &&
  (place.from === best.from ? place.to < best.to : place.to === best.to && isUnknown(place) && isUnknown(best));

const isUnknown = ({ reading: { places } }: Found<PlaceReading>) => places.every(({ address }) => address === null);

const [MAX_CLOSE, MAX_CLOSE_OF_LONG, LONG] = [12, 4, 240];

/** One question is asked once, with the choices of all: that between readings of the line joins the one about the day. */
const joinQuestions = (questions: readonly DraftQuestion[]): DraftQuestion[] => {
  const joined = new Map<string, DraftQuestion>();
  for (const { question, choices } of questions) {
    const host = [...joined.values()].find((one) => one.question === question || (question === WHICH_DAY && isAboutDay(one)));
    const all = [...(host?.choices ?? []), ...choices];
    const distinct = all.filter(({ label }, at) => all.findIndex((one) => one.label === label) === at);
    joined.set(host?.question ?? question, { question: host?.question ?? question, choices: distinct });
  }
  return [...joined.values()];
};

const WHICH_DAY = 'Which day is it?';

const isAboutDay = ({ choices }: DraftQuestion) =>
  choices.length > 0 && choices.every(({ sets }) => 'date' in sets && 'endDate' in sets && !('name' in sets));

const PASSED_QUESTION: DraftQuestion = { question: 'That day has passed. Which day is it?', choices: [] };

const NO_EXCEPTION_QUESTION: DraftQuestion = {
  question: 'Exceptions are not supported. Add it without them?',
  choices: [{ label: 'Add without exceptions', sets: {} }],
};

/** '#family' selects the existing 'Family'; an unknown category is new, unless it is a number or that of a booking: '#118', '#A-2026'. */
const findCategory = (text: string, categories: readonly string[]): { name: string; part: DraftPart } | null => {
  for (const { 0: hashtag, index: from, groups } of text.matchAll(HASHTAGS)) {
    const word = groups!['word']!;
    const known = categories.find((one) => foldCaseAndAccents(toHashtag(one)) === foldCaseAndAccents(word));
    if (
      known ||
      !(IS_NUMBER.test(word) || IS_OF_BOOKING.test(text.slice(0, from)) || NUMBER_NEXT.test(text.slice(from + hashtag.length)))
    )
      return { name: known ?? word, part: { from, to: from + hashtag.length, kind: 'Category' } };
  }
  return null;
};

const HASHTAGS = /(?<=^|[\s,;.(])#(?<word>[\p{L}\p{N}_-]+)/gu;

const IS_NUMBER = /^(?:\P{L}|[\p{L}-]*\d{3})/u;

/** 'Conf #KQTRLM' */
const IS_OF_BOOKING =
  /\b(?:conf(?:irmation)?|order|res(?:ervation)?|booking|ref(?:erence)?|record|locator|ticket|case|invoice|account|acct|policy|member|code|id|no)\.?:? ?$/i;

/** 'TOPS #IN 418' */
const NUMBER_NEXT = /^ \d{2,}(?![\d:/-])(?! ?[ap]\.?m)/i;

/** What stands behind the # for a category; empty for one without letters and digits. */
export const toHashtag = (category: string): string => category.replace(/[^\p{L}\p{N}_-]/gu, '');
