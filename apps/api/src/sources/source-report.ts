import {
  capitalize,
  type Day,
  type DoubtfulStart,
  formatCount,
  formatFullDate,
  formatInstant,
  formatLongDate,
  formatNumber,
  type SourceReason,
  toTownDay,
  yearOf,
  type ZoneSuspicion,
} from '#libs/contracts';
import { FAILURE_MESSAGES } from './failure-messages';
import type { SourceNote } from './source-note';

/** `pausedFor` is the operator's reason. `now` is in milliseconds of the system clock. */
export type ReportInput = Readonly<{
  reason: SourceReason;
  note: SourceNote;
  pausedFor?: string | undefined;
  pausedUntil?: Day | undefined;
  timeZone: string;
  now: number;
}>;

export const formatReport = (one: ReportInput): { report: string; advice: string } => {
  const { sentence, advice } = REASON_MESSAGES[one.reason];
  return { report: sentence(one), advice };
};

type ReasonMessage = Readonly<{ sentence: (one: ReportInput) => string; advice: string }>;

const toFailureMessage = ({ sentence, advice }: (typeof FAILURE_MESSAGES)[keyof typeof FAILURE_MESSAGES]): ReasonMessage => ({
  sentence: (one) => {
    const [what, tries] = [sentence(one.note), formatTries(one)];
    return one.note.isNoCalendar ? `${what}. ${capitalize(tries)}.` : `${what}, ${tries}.`;
  },
  advice,
});

const formatTries = ({ note: { failures, nextAt }, timeZone, now }: ReportInput): string => {
  const tried = `tried ${TIMES_WORDS[failures] ?? `${failures} times`}`;
  if (!nextAt) return tried;
  const today = toTownDay(timeZone, new Date(now).toISOString());
  return `${tried}, again ${formatInstant(timeZone, nextAt, today).replace(/^today /, '')}`;
};

const TIMES_WORDS: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

const joinParts = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

const formatHeld = ({ note: { heldBack, facts = {} } }: ReportInput): string => {
  // Events that became private are removed even if the import is held.
  const but = facts['EventMadePrivate'] ? ' but what turned private' : '';
  return `${heldBack?.reason} Nothing was changed${but}.`;
};

const formatChanges = ({ added, changed, withdrawn }: ReturnType<typeof countChanges>): string =>
  [
    [added, 'new'],
    [changed, 'changed'],
    [withdrawn, 'withdrawn'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${formatNumber(count ?? 0)} ${what}`)
    .join(', ') || 'Nothing changed';

const formatOverSince = (one: ReportInput): string =>
  `Nothing to come since ${formatDay(one.note.days?.last ?? '', todayOf(one))}, the day of its last event`;

const todayOf = ({ timeZone, now }: Pick<ReportInput, 'timeZone' | 'now'>): Day =>
  toTownDay(timeZone, new Date(now).toISOString());

const formatDay = (day: Day, today: Day) => (yearOf(day) === yearOf(today) ? formatLongDate(day) : formatFullDate(day));

const FAILURE_REASON_MESSAGES = Object.fromEntries(
  Object.entries(FAILURE_MESSAGES).map(([reason, words]) => [reason, toFailureMessage(words)]),
) as Readonly<Record<keyof typeof FAILURE_MESSAGES, ReasonMessage>>;

const FIND_ANOTHER_ADVICE = 'If its publisher has another calendar by now, set its new address; else pause or remove it.';

/** Complete by its type: a reason without a message does not compile. */
const REASON_MESSAGES: Readonly<Record<SourceReason, ReasonMessage>> = {
  ...FAILURE_REASON_MESSAGES,
  'our-fault': {
    sentence: ({ note: { fault } }) => `An error of this server: ${fault}`,
    advice: 'It is checked again automatically. See the log of the server.',
  },
  'recorded-in-part': {
    sentence: ({ note: { unrecorded } }) => `${formatCount(unrecorded ?? 0, 'event')} could not be recorded`,
    advice: 'The problems listed with it say why. Load it again once that is mended.',
  },
  stale: {
    sentence: () => 'It was not checked for so long that its events may be outdated',
    advice: 'Load it now. If no source is checked automatically, see whether a server with a role other than api is running.',
  },
  'held-back': { sentence: formatHeld, advice: 'Look at what would change, then accept or refuse it.' },
  refused: {
    sentence: ({ note: { heldBack } }) => `${heldBack?.reason} An operator refused it: nothing was changed.`,
    advice: 'It stays refused until its content changes; then it is judged again.',
  },
  'nothing-readable': {
    sentence: ({ note: { records, privates } }) =>
      joinParts(
        `None of its ${records === 1 ? '1 record is an event' : `${formatNumber(records ?? 0)} records is an event`} of these days`,
        formatPrivateCount(privates),
      ),
    advice: `The problems listed with it say what could not be read. ${FIND_ANOTHER_ADVICE}`,
  },
  over: {
    sentence: (one) => joinParts(formatOverSince(one), formatPrivateCount(one.note.privates)),
    advice: FIND_ANOTHER_ADVICE,
  },
  'no-events': {
    sentence: ({ note }) => joinParts('It has no events', formatPrivateCount(note.privates)),
    advice: FIND_ANOTHER_ADVICE,
  },
  'night-starts': {
    sentence: ({ note: { zoneSuspicion, problems = [] } }) =>
      (zoneSuspicion && formatZoneDoubt(zoneSuspicion)) ??
      problems.find((problem) => problem.includes('begin between')) ??
      'Most of it begins at night: is its zone wrong?',
    advice: 'Compare an hour with its publisher’s site, and set the zone.',
  },
  current: {
    sentence: ({ note }) => joinParts(formatChanges(countChanges(note)), formatPrivateCount(note.privates)),
    advice: 'There is nothing to do.',
  },
  'not-loaded-yet': { sentence: () => 'Not loaded yet', advice: 'It is loaded automatically within a minute.' },
  paused: {
    sentence: ({ pausedFor, pausedUntil, ...one }) =>
      `Not loaded until ${pausedUntil ? formatDay(pausedUntil, todayOf(one)) : 'it is resumed'}. Its events stay.${pausedFor ? ` Paused because: ${pausedFor}` : ''}`,
    advice: 'Resume it once it is wanted again.',
  },
};

const CHANGE_TYPES = ['EventRescheduled', 'EventRelisted', 'EventRevised', 'EventCancelled', 'EventReinstated', 'EventRestored'];

export const countChanges = ({ facts = {} }: SourceNote) => {
  const of = (types: readonly string[]) => types.reduce((sum, type) => sum + (facts[type] ?? 0), 0);
  return { added: of(['EventPublished']), changed: of(CHANGE_TYPES), withdrawn: of(['EventWithdrawn', 'EventMadePrivate']) };
};

export const formatPrivateCount = (privates = 0): string => {
  if (privates === 0) return '';
  return `${formatCount(privates, 'private event')} left out`;
};

export const formatZoneDoubt = ({ doubtful, starts, likely, examples }: ZoneSuspicion): string => {
  const hours = examples.slice(0, MAX_EXAMPLES).map(formatExample).join('; ');
  return `${doubtful} of ${starts} starts are at night or at hours that their titles contradict. In ${likely} they would not be: ${hours}.`;
};

const MAX_EXAMPLES = 2;

const formatExample = ({ name, time, wouldBe }: DoubtfulStart): string => `“${shortenName(name)}” at ${wouldBe}, not ${time}`;

const shortenName = (name: string): string =>
  name.length > MAX_EXAMPLE_NAME_LENGTH ? `${name.slice(0, MAX_EXAMPLE_NAME_LENGTH - 1).trimEnd()}…` : name;
const MAX_EXAMPLE_NAME_LENGTH = 40;
