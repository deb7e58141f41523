import type { Day } from '#libs/contracts';
import type { CalendarReading, Happening } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import { guard, type Held, isAnnounced, isGivenFor, type Proposal } from './guard';
import { type Settled, settle } from './settlement';
import { aheadOf, following, highWater, isUpcoming, type Moment, type Move, type SourceHistory } from './source-history';

/** What was read of a source. */
export type Reading = Pick<CalendarReading, 'isCalendar' | 'isEmpty' | 'isCutShort'> &
  Readonly<{
    happenings: readonly Happening[];
    problems: readonly string[];
    /** How many events it holds, read or not. */
    components?: number;
    /** What it has too, though unreadable or outside the window: which instance, or all of a UID. */
    unread?: readonly Unread[];
  }>;

export type Unread = Readonly<{ uid: string; instance?: string }>;

type Load = Readonly<{
  source: string;
  reading: Pick<Reading, 'happenings' | 'unread'>;
  known: readonly SourceEntry[];
  history: SourceHistory;
  moment: Moment;
  /** The last day that was read. */
  until: Day;
  force?: Force;
}>;

/** An operator answers for what was held back, and for nothing else; or, having the file at hand, for whatever it says. */
export type Force = boolean | Held;

/** What a load comes to: what is to be published and withdrawn, and what is remembered of the source; or why it is held back. */
export type Judgement = Readonly<{
  settled: readonly Settled[];
  withdrawn: readonly SourceEntry[];
  history: SourceHistory;
  heldBack?: string;
  /** What an operator is asked for then; to be given as `force` with the word. */
  held?: Held;
  /** What it would have come to. */
  withheld?: Pick<Proposal, 'settled' | 'known' | 'missing'>;
}>;

/** Absent is not cancelled: an event is withdrawn when so many healthy loads in a row lack it. */
const LOADS_WITHOUT = 3;

export const judge = ({ source, reading, known, history, moment, until, force = false }: Load): Judgement => {
  const settled = settle({ source, happenings: reading.happenings, known, moment });
  const there = new Set(settled.flatMap(({ id, doubles }) => [id, ...doubles]));
  const absent = known.filter((entry) => isExpected(entry, moment) && entry.date <= until && !there.has(entry.id));
  const [unread, missing] = parted(absent, isUnreadIn(reading));

  const doubts = force === true ? undefined : guard({ settled, known, missing, unread, history, moment });
  const isForced = force === true || (doubts !== undefined && force !== false && isGivenFor(force, doubts.held));
  if (doubts && !isForced) {
    const withheld = { settled, known, missing };
    return { settled: [], withdrawn: [], history, heldBack: doubts.reason, held: doubts.held, withheld };
  }

  const days = [...settled.map(({ happening }) => happening), ...unread].filter((one) => isUpcoming(one, moment));
  const ahead = aheadOf(days.map(({ date }) => date));
  const { withdrawn, absences } = counted(missing, history.absences);
  const before = isForced ? {} : following(history.ahead ?? {}, movesIn(settled, known, moment));
  return {
    settled,
    withdrawn,
    history: { lastAccepted: days.length, absences, ahead: highWater(before, ahead, moment.today) },
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

/** What it comes to when a source says that nothing has changed since the last accepted load: what was absent is so once more. */
export const judgeUnchanged = ({ known, history, moment }: Pick<Load, 'known' | 'history' | 'moment'>): Judgement => {
  const missing = known.filter((entry) => entry.id in history.absences && isExpected(entry, moment));
  const { withdrawn, absences } = counted(missing, history.absences);
  return { settled: [], withdrawn, history: { ...history, absences } };
};

const isExpected = (entry: SourceEntry, moment: Moment) => isAnnounced(entry) && isUpcoming(entry, moment);

/**
 * In the load all the same, though nothing can be made of it. What has the UID but no instance of an event may be where that was
 * moved to, when the load tells of nothing else under it.
 */
const isUnreadIn = ({ happenings, unread = [] }: Pick<Reading, 'happenings' | 'unread'>) => {
  const read = new Set(happenings.map(({ uid }) => uid));
  const instances = new Set(unread.map(({ uid, instance }) => JSON.stringify([uid, instance])));
  const uids = new Set(unread.flatMap(({ uid, instance }) => (instance === undefined || !read.has(uid) ? [uid] : [])));
  return ({ uid, instance }: SourceEntry) => uids.has(uid) || instances.has(JSON.stringify([uid, instance]));
};

const counted = (missing: readonly SourceEntry[], before: SourceHistory['absences']) => {
  const loads = missing.map((entry) => [entry, (before[entry.id] ?? 0) + 1] as const);
  return {
    withdrawn: loads.flatMap(([entry, count]) => (count >= LOADS_WITHOUT ? [entry] : [])),
    absences: Object.fromEntries(loads.map(([{ id }, count]) => [id, count])),
  };
};

const parted = <T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];
