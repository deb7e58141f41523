import { readFileSync } from 'node:fs';
import type { EventDraft } from '#libs/contracts';
import { parseQuickAdd, type QuickAddContext } from '#libs/quick-add';
import { toComparableSeries } from './comparable-series';
import { KNOWN } from './phrases';

/** A line of a set, the context it is typed in, and the readings that a careful person may mean, the likeliest first. */
export type ScoredPhrase = Readonly<{ text: string; context: QuickAddContext; readings: readonly string[]; isOpen: boolean }>;

export type PhraseScore = Readonly<{
  total: number;
  /** Exactly right, or asked with the right answer among the choices. */
  right: number;
  /** Clear lines that were asked about, although the draft was right. */
  needless: readonly string[];
  /** Asked, but the right answer is not among the choices. */
  unanswerable: readonly string[];
  /** Doubtful lines that were not asked about: the draft is one of the readings that a careful person may mean. */
  unasked: readonly string[];
  /** Another value or a lost word, and no question about it. */
  silent: readonly string[];
}>;

/** Comment lines of a set: `# town: …` and `# places: Name | address; …` hold for the blocks behind them. */
export const readScoredPhrases = (file: string): ScoredPhrase[] => {
  let context = KNOWN;
  return readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const lines = block.split('\n').filter((line) => line.trim() !== '');
      for (const line of lines) context = withComment(context, line);
      const [text, expected, ...others] = lines.filter((line) => !line.startsWith('# '));
      if (text === undefined || expected === undefined) return [];
      const isOpen = / · \?|^\?/.test(expected);
      const readings = [
        expected.replace(/(?: · )?\?.*$/, ''),
        ...others.filter((line) => line.startsWith('or ')).map((line) => line.slice(3)),
      ];
      return [{ text: text.replaceAll('\\n', '\n'), context, readings, isOpen: isOpen || readings.length > 1 }];
    });
};

const withComment = (context: QuickAddContext, line: string): QuickAddContext => {
  const [, key, value] = /^# (town|places): (.*)$/.exec(line) ?? [];
  if (key === 'town') return { ...context, town: value!.trim() };
  if (key !== 'places') return context;
  const places = value!.split(';').map((place) => place.split('|').map((part) => part.trim()));
  return { ...context, places: places.map(([name, address]) => ({ name: name!, address: address ?? null })) };
};

export const scorePhrases = (phrases: readonly ScoredPhrase[]): PhraseScore =>
  scoreAnswers(phrases.map((phrase) => ({ phrase, answer: answerByRules(phrase) })));

/** What a second person answered to the same lines: how far two people agree is the most that rules can reach. */
export const scoreSecondPerson = (phrases: readonly ScoredPhrase[], answers: readonly ScoredPhrase[]): PhraseScore =>
  scoreAnswers(
    phrases.map((phrase) => {
      const answer = answers.find(({ text }) => text === phrase.text);
      if (!answer) throw new Error(`No second answer to: ${phrase.text}`);
      const { readings, isOpen } = answer;
      const [likeliest, ...others] = readings.map(withoutDescription) as [string, ...string[]];
      return { phrase, answer: { likeliest, offered: others, isAsked: isOpen, isLost: false, detail: readings.join(' | ') } };
    }),
  );

type Answer = Readonly<{ likeliest: string; offered: readonly string[]; isAsked: boolean; isLost: boolean; detail: string }>;

const scoreAnswers = (answered: readonly Readonly<{ phrase: ScoredPhrase; answer: Answer }>[]): PhraseScore => {
  const judged = answered.map((one) => ({ ...one, verdict: judge(one.phrase, one.answer) }));
  const of = (wanted: Verdict) =>
    judged
      .filter(({ verdict }) => verdict === wanted)
      .map(
        ({ phrase: { text, readings, isOpen }, answer: { detail } }) =>
          `${text}\n  ${readings.join(' | ')}${isOpen ? ' ?' : ''}\n  ${detail}`,
      );
  return {
    total: judged.length,
    right: of('right').length + of('needless').length,
    needless: of('needless'),
    unanswerable: of('unanswerable'),
    unasked: of('unasked'),
    silent: of('silent'),
  };
};

export const formatScore = (name: string, { total, right, needless, unasked, silent }: PhraseScore): string =>
  `${name}: ${total} lines, right or rightly asked ${percent(right, total)}, needless questions ${percent(needless.length, total)}, doubtful and not asked ${unasked.length}, silently wrong ${silent.length}`;

const percent = (count: number, total: number) => `${((100 * count) / total).toFixed(1)} % (${count})`;

type Verdict = 'right' | 'needless' | 'unanswerable' | 'unasked' | 'silent';

const answerByRules = ({ text, context }: ScoredPhrase): Answer => {
  const draft = parseQuickAdd(text, context);
  const lost = findLostWords(text, draft);
  const asked = draft.questions.map(
    ({ question, choices }) => ` ? ${question} [${choices.map(({ label }) => label).join(' / ')}]`,
  );
  return {
    likeliest: toReading(draft),
    offered: answersOf(draft).map(toReading),
    isAsked: draft.questions.length > 0,
    isLost: lost.length > 0,
    detail: [
      toReading(draft),
      ...asked,
      draft.description && ` "${draft.description}"`,
      lost.length > 0 && ` LOST ${lost.join(' ')}`,
    ]
      .filter(Boolean)
      .join(''),
  };
};

const judge = ({ readings, isOpen }: ScoredPhrase, { likeliest, offered, isAsked, isLost }: Answer): Verdict => {
  const [first, ...others] = readings.map(withoutDescription) as [string, ...string[]];
  const isFirst = isReading(likeliest, first);
  const isOffered = isFirst || offered.some((one) => isReading(one, first));
  if (isLost) return 'silent';
  if (isOpen && isAsked) return others.length === 0 || isOffered ? 'right' : 'unanswerable';
  if (isOpen) return isFirst || others.some((one) => isReading(likeliest, one)) ? 'unasked' : 'silent';
  if (isAsked) return isOffered ? 'needless' : 'unanswerable';
  return isFirst ? 'right' : 'silent';
};

/**
 * A reading that ends with `~`, of a text with more than the event, is also right with further words in its name, behind its place or
 * of a room before it ('lobby of'), and with a place where it has none.
 */
const isReading = (reading: string, wanted: string): boolean => {
  if (!wanted.endsWith(LOOSE)) return withoutArticle(reading) === withoutArticle(wanted);
  const [read, loose] = [reading, wanted.slice(0, -LOOSE.length)].map(partsOf) as [ReadingParts, ReadingParts];
  const words = wordsOf(read.name.toLowerCase());
  return (
    read.others.join() === loose.others.join() &&
    isPlace(read.place.toLowerCase(), loose.place.toLowerCase()) &&
    wordsOf(loose.name.toLowerCase()).every((word) => words.includes(word))
  );
};

const isPlace = (read: string, wanted: string): boolean =>
  read.startsWith(wanted) ||
  (wanted !== '' && ROOM_BEFORE.test(read.slice(0, -wanted.length + 1)) && read.endsWith(wanted.slice(1)));

const ROOM_BEFORE = /^@.+(?: of| at| in|,) (?:the )?$/;

const LOOSE = ' · ~';

type ReadingParts = Readonly<{ name: string; place: string; others: readonly string[] }>;

const partsOf = (reading: string): ReadingParts => {
  const parts = withoutArticle(reading).split(' · ');
  const others = parts.filter((part) => /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d|#|FREQ=)/.test(part));
  const place = parts.find((part) => part.startsWith('@')) ?? '';
  const name = parts.filter((part) => part !== place && !others.includes(part)).join(' · ');
  return { name, place, others };
};

/** 'the' before a place is no difference. */
const withoutArticle = (reading: string): string => reading.replace(/ · @the /i, ' · @');

/** Every combination of answers, also of unanswered questions. */
export const answersOf = (draft: EventDraft): EventDraft[] =>
  draft.questions.reduce<EventDraft[]>(
    (drafts, { choices }) =>
      drafts.flatMap((one) => [one, ...choices.map(({ sets }) => ({ ...one, ...sets }))]).slice(0, MAX_ANSWERS),
    [draft],
  );

const MAX_ANSWERS = 2_000;

/** The summary of a draft in the form of the sets, without the description: its words are checked by `findLostWords`. */
export const toReading = ({ name, date, endDate, startTime, endTime, location, category, recurrence }: EventDraft): string =>
  [
    name,
    date && [date, endDate].filter(Boolean).join(' to '),
    startTime && [startTime, endTime].filter(Boolean).join('-'),
    location && `@${location}`,
    category && `#${category}`,
    recurrence && date && toComparableSeries(recurrence, date),
  ]
    .filter(Boolean)
    .join(' · ');

const withoutDescription = (reading: string): string => {
  const [, first] = / · (\d{4}-\d\d-\d\d)/.exec(reading) ?? [];
  return reading
    .replace(/ · ".*"$/, '')
    .replace(/UNTIL=(\d{4})-(\d\d)-(\d\d)/, 'UNTIL=$1$2$3')
    .replace(/FREQ=\S+/, (rule) => (first ? toComparableSeries(rule, first) : rule));
};

/** Words that are neither in a part nor in the name or the description. */
export const findLostWords = (text: string, { name, description, parts }: EventDraft): string[] => {
  const held = wordsOf(`${name} ${description}`);
  const left = parts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  return wordsOf(left).filter((word) => !held.includes(word));
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
