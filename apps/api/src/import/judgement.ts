import type { Moment } from '#libs/contracts';
import type { CalendarReading, FeedFormat } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import { countAbsences, isEndedIn, isUnreadIn, seriesAfter } from './absences';
import { toldIn } from './elsewhere';
import { guard, type Held, isGivenFor, type Proposal } from './guard';
import type { LoadReading } from './load-reading';
import { turnedPrivate } from './privates';
import { calledOffIn, withRebookings } from './rebookings';
import { type Settled, settle } from './settlement';
import { aheadOf, following, highWater, isAnnounced, isUpcoming, type Move, type SourceHistory } from './source-history';

/** What was read of a source. */
export type Reading = Pick<CalendarReading, 'isCalendar' | 'isEmpty' | 'isCutShort'> &
  LoadReading &
  Readonly<{
    problems: readonly string[];
    /** What it was read as, and what a page without events calls itself. */
    format?: FeedFormat;
    title?: string;
    /** How many events it holds, read or not. */
    components?: number;
  }>;

type Load = Readonly<{
  source: string;
  reading: LoadReading;
  known: readonly SourceEntry[];
  history: SourceHistory;
  moment: Moment;
  force?: Force;
}>;

/** An operator answers for what was held back, and for nothing else; or, having the file at hand, for whatever it says. */
export type Force = boolean | Held;

/** What a load comes to: what is to be published and withdrawn, and what is remembered of the source; or why it is held back. */
export type Judgement = Readonly<{
  settled: readonly Settled[];
  withdrawn: readonly SourceEntry[];
  /** What turned private: that is recorded also where the load is held back. */
  hidden: readonly SourceEntry[];
  history: SourceHistory;
  heldBack?: string;
  /** What an operator is asked for then; to be given as `force` with the word. */
  held?: Held;
  /** What it would have come to. */
  withheld?: Pick<Proposal, 'settled' | 'known' | 'missing'>;
}>;

export const judge = ({ source, reading, known: all, history: before, moment, force = false }: Load): Judgement => {
  const { happenings: told, moved, resting } = toldIn(reading, { known: all, history: before, moment });
  const happenings = [...told, ...calledOffIn(reading, all)];
  const ids = new Set(all.map(({ id }) => id));
  const followed = settle({ source, happenings, known: all, moment, rebooked: reading.rebooked ?? [] }).filter(
    ({ id, happening }) => ids.has(id) || !moved.has(happening),
  );
  const settled = withRebookings(followed, all);
  const there = new Set(settled.flatMap(({ id, doubles }) => [id, ...doubles]));
  // What its publisher says is private is not lost: whatever is doubted of the load, it is not that.
  const hidden = turnedPrivate(reading.privates ?? [], all, settled);
  const known = all.filter((entry) => !hidden.includes(entry));
  const history = hidden.length === 0 ? before : { ...before, ahead: following(before.ahead ?? {}, goneIn(hidden, moment)) };
  const absent = known.filter((entry) => isExpected(entry, moment) && !there.has(entry.id));
  const [unread, missing] = parted(absent, isUnreadIn(reading, history));

  const doubts = force === true ? undefined : guard({ settled, known, missing, unread, history, moment });
  const isForced = force === true || (doubts !== undefined && force !== false && isGivenFor(force, doubts.held));
  if (doubts && !isForced) {
    const withheld = { settled, known, missing };
    return { settled: [], withdrawn: [], hidden, history, heldBack: doubts.reason, held: doubts.held, withheld };
  }

  const days = [...settled.map(({ happening }) => happening), ...unread].filter((one) => isUpcoming(one, moment));
  const ahead = aheadOf(days.map(({ date }) => date));
  const series = seriesAfter(reading, history, absent);
  const { withdrawn, absences } = countAbsences(missing, history.absences, isEndedIn({ ...reading, happenings }, history));
  const expected = isForced ? {} : following(history.ahead ?? {}, movesIn(settled, known, moment));
  return {
    settled,
    withdrawn,
    hidden,
    history: {
      ...{ lastAccepted: days.length, absences, ahead: highWater(expected, ahead, moment.today) },
      ...(series.length > 0 && { series }),
      ...(resting.length > 0 && { resting }),
    },
  };
};

/** What was announced has moved to an earlier day, and passes with that. */
const movesIn = (settled: readonly Settled[], known: readonly SourceEntry[], moment: Moment): Move[] => {
  const days = new Map(known.filter((entry) => isExpected(entry, moment)).map(({ id, date }) => [id, date]));
  return settled.flatMap(({ id, happening }) => {
    const from = days.get(id);
    return from && happening.date < from ? [{ from, to: happening.date }] : [];
  });
};

/** What was announced is ahead no more. */
const goneIn = (hidden: readonly SourceEntry[], moment: Moment): Move[] =>
  hidden.filter((entry) => isExpected(entry, moment)).map(({ date }) => ({ from: date, to: '' }));

/** What it comes to when a source says that nothing has changed since the last accepted load: what was absent is so once more. */
export const judgeUnchanged = ({ known, history, moment }: Pick<Load, 'known' | 'history' | 'moment'>): Judgement => {
  const missing = known.filter((entry) => entry.id in history.absences && isExpected(entry, moment));
  const { withdrawn, absences } = countAbsences(missing, history.absences);
  return { settled: [], withdrawn, hidden: [], history: { ...history, absences } };
};

const isExpected = (entry: SourceEntry, moment: Moment) => isAnnounced(entry) && isUpcoming(entry, moment);

const parted = <T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];
