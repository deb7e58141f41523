import {
  countedWords,
  type Day,
  type DoubtfulStart,
  dayIn,
  fullDate,
  longDate,
  momentWords,
  numberWords,
  type SourceReason,
  yearOf,
  type ZoneSuspicion,
} from '#libs/contracts';
import { capitalized, FAILURE_WORDS } from './failure-words';
import type { SourceNote } from './source-note';

/** `pausedFor`: why it is paused, as an operator said. `now` is of the clock by which sources are checked, in milliseconds. */
export type ToReport = Readonly<{
  reason: SourceReason;
  note: SourceNote;
  pausedFor?: string | undefined;
  pausedUntil?: Day | undefined;
  timeZone: string;
  now: number;
}>;

/** How a source is doing, in a sentence, and what an operator can do about it. */
export const reportOf = (one: ToReport): { report: string; advice: string } => {
  const { sentence, advice } = WORDS[one.reason];
  return { report: sentence(one), advice };
};

type Words = Readonly<{ sentence: (one: ToReport) => string; advice: string }>;

/** Fetched or read in vain: `Its server fails (500), tried twice, again at 11:07 AM.` */
const failed = ({ sentence, advice }: (typeof FAILURE_WORDS)[keyof typeof FAILURE_WORDS]): Words => ({
  sentence: (one) => {
    const [what, tries] = [sentence(one.note), triesIn(one)];
    return one.note.isNoCalendar ? `${what}. ${capitalized(tries)}.` : `${what}, ${tries}.`;
  },
  advice,
});

const triesIn = ({ note: { failures, nextAt }, timeZone, now }: ToReport): string => {
  const tried = `tried ${TIMES[failures] ?? `${failures} times`}`;
  if (!nextAt) return tried;
  const today = dayIn(timeZone, new Date(now).toISOString());
  return `${tried}, again ${momentWords(timeZone, nextAt, today).replace(/^today /, '')}`;
};

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

const held = ({ note: { heldBack, facts = {} } }: ToReport): string => {
  // What turned private is taken back whatever is doubted of a load.
  const but = facts['EventMadePrivate'] ? ' but what turned private' : '';
  return `${heldBack?.reason} Nothing was changed${but}.`;
};

const changesIn = ({ added, changed, withdrawn }: ReturnType<typeof countsOf>): string =>
  [
    [added, 'new'],
    [changed, 'changed'],
    [withdrawn, 'withdrawn'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${numberWords(count ?? 0)} ${what}`)
    .join(', ') || 'Nothing changed';

const overSince = (one: ToReport): string =>
  `Nothing to come since ${dayWords(one.note.days?.last ?? '', todayOf(one))}, the day of its last event`;

const todayOf = ({ timeZone, now }: Pick<ToReport, 'timeZone' | 'now'>): Day => dayIn(timeZone, new Date(now).toISOString());

const dayWords = (day: Day, today: Day) => (yearOf(day) === yearOf(today) ? longDate(day) : fullDate(day));

const FAILURES = Object.fromEntries(Object.entries(FAILURE_WORDS).map(([reason, words]) => [reason, failed(words)])) as Readonly<
  Record<keyof typeof FAILURE_WORDS, Words>
>;

const FIND_ANOTHER = 'If its publisher has another calendar by now, set its new address; else pause or remove it.';

/** Total: a reason without words is an error of types. */
const WORDS: Readonly<Record<SourceReason, Words>> = {
  ...FAILURES,
  'our-fault': {
    sentence: ({ note: { fault } }) => `Through no fault of its own: ${fault}`,
    advice: 'It is tried again by itself. The log of the server says more.',
  },
  'recorded-in-part': {
    sentence: ({ note: { unrecorded } }) => `${countedWords(unrecorded ?? 0, 'event')} could not be recorded`,
    advice: 'The problems listed with it say why. Load it again once that is mended.',
  },
  stale: {
    sentence: () => 'It was not checked for so long that what is known of it may be old',
    advice: 'Load it now. If nothing is checked by itself, see whether a server runs that checks sources.',
  },
  'held-back': { sentence: held, advice: 'Look at what would change, then accept or refuse it.' },
  refused: {
    sentence: ({ note: { heldBack } }) => `${heldBack?.reason} An operator refused it: nothing was changed.`,
    advice: 'It stays refused for as long as it says the same. What else it says is judged anew.',
  },
  'nothing-readable': {
    sentence: ({ note: { records, privates } }) =>
      joined(
        `None of its ${records === 1 ? '1 record is an event' : `${numberWords(records ?? 0)} records is an event`} of these days`,
        leftOutWords(privates),
      ),
    advice: `The problems listed with it say what could not be read. ${FIND_ANOTHER}`,
  },
  over: { sentence: (one) => joined(overSince(one), leftOutWords(one.note.privates)), advice: FIND_ANOTHER },
  'no-events': { sentence: ({ note }) => joined('It has no events', leftOutWords(note.privates)), advice: FIND_ANOTHER },
  'night-starts': {
    sentence: ({ note: { zoneSuspicion, problems = [] } }) =>
      (zoneSuspicion && zoneDoubt(zoneSuspicion)) ??
      problems.find((problem) => problem.includes('begin between')) ??
      'Most of it begins at night: is its zone wrong?',
    advice: 'Compare an hour with its publisher’s site, and set the zone.',
  },
  current: {
    sentence: ({ note }) => joined(changesIn(countsOf(note)), leftOutWords(note.privates)),
    advice: 'There is nothing to do.',
  },
  'not-loaded-yet': { sentence: () => 'Not loaded yet', advice: 'It is loaded by itself within a minute.' },
  paused: {
    sentence: ({ pausedFor, pausedUntil, ...one }) =>
      `Not loaded until ${pausedUntil ? dayWords(pausedUntil, todayOf(one)) : 'it is resumed'}. Its events stay.${pausedFor ? ` Paused because: ${pausedFor}` : ''}`,
    advice: 'Resume it once it is wanted again.',
  },
};

const CHANGED = ['EventRescheduled', 'EventRelisted', 'EventRevised', 'EventCancelled', 'EventReinstated', 'EventRestored'];

/** What the last load of a source has changed. */
export const countsOf = ({ facts = {} }: SourceNote) => {
  const of = (types: readonly string[]) => types.reduce((sum, type) => sum + (facts[type] ?? 0), 0);
  return { added: of(['EventPublished']), changed: of(CHANGED), withdrawn: of(['EventWithdrawn', 'EventMadePrivate']) };
};

/** '2 private events left out'; nothing where there are none. */
export const leftOutWords = (privates = 0): string => {
  if (privates === 0) return '';
  return `${countedWords(privates, 'private event')} left out`;
};

/** Why the zone of a source is doubted, with two of its hours as they would be. */
export const zoneDoubt = ({ doubtful, starts, likely, examples }: ZoneSuspicion): string => {
  const hours = examples.slice(0, MOST_EXAMPLES).map(exampleWords).join('; ');
  return `${doubtful} of ${starts} starts are at night or at hours that their titles contradict. In ${likely} they would not be: ${hours}.`;
};

const MOST_EXAMPLES = 2;

const exampleWords = ({ name, time, wouldBe }: DoubtfulStart): string => `“${shortened(name)}” at ${wouldBe}, not ${time}`;

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name);
const LONGEST_NAME = 40;
