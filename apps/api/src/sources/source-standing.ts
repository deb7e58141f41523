import { type Day, FAILURE_REASONS, type FailureReason, type SourceReason, type SourceState } from '#libs/contracts';
import { countFrom } from '../import/feed-days';
import { type SourceNote, yieldsNothing } from './source-note';
import { isStale, usualRest } from './timing';

/** By what a source is judged: what is remembered of it, the day in town, and the clock by which sources are checked. */
export type Judged = Readonly<{ note: SourceNote; isPaused: boolean; today: Day; now: number; everyMinutes: number }>;

export type Standing = Readonly<{
  state: SourceState;
  reason: SourceReason;
  /** Somebody has to look at it. */
  isTrouble: boolean;
  /** What is known of it may be out of date. One that is paused never is: nobody promised to look again. */
  isStale: boolean;
  /** Its events that are not over. */
  upcoming: number;
}>;

/** What a source is worth: the one place where that is decided. */
export const standingOf = (judged: Judged): Standing => {
  const [isOld, upcoming] = [isOutOfDate(judged), upcomingOf(judged)];
  const reason = reasonOf(judged, isOld, upcoming);
  const state = STATES[reason];
  return { state, reason, isTrouble: state === 'failing' || TROUBLES.has(reason), isStale: isOld, upcoming };
};

const isOutOfDate = ({ note: { failures, refreshMinutes, checkedAt }, isPaused, now, everyMinutes }: Judged): boolean => {
  const rest = usualRest({ everyMinutes, ...(refreshMinutes && { refreshMinutes }) });
  return !isPaused && isStale({ failures, rest, ...(checkedAt && { checkedAt: Date.parse(checkedAt) }) }, now);
};

/** Of a note that is older than the counts of days it is what the last accepted load had. */
const upcomingOf = ({ note: { days, history }, today }: Judged): number =>
  days ? countFrom(today, days) : (history?.lastAccepted ?? 0);

/** The first that is true of it. */
const reasonOf = ({ note, isPaused, today }: Judged, isOld: boolean, upcoming: number): SourceReason => {
  if (isPaused) return 'paused';
  if (note.error) return note.failure?.reason ?? (note.isNoCalendar ? 'no-calendar' : 'failed');
  if (note.fault) return 'our-fault';
  if (note.heldBack) return note.heldBack.isRefused ? 'refused' : 'held-back';
  if (note.unrecorded) return 'recorded-in-part';
  if (isOld) return 'stale';
  if (!note.checkedAt) return 'not-loaded-yet';
  if (yieldsNothing(note) && !note.isAllOver) return 'nothing-readable';
  if (upcoming === 0) return isPastDay(note.days?.last, today) ? 'over' : 'no-events';
  return note.startsAtNight ? 'night-starts' : 'current';
};

/** What was announced for a later day and is announced no more has not taken place. */
const isPastDay = (day: Day | undefined, today: Day) => day !== undefined && day < today;

const FAILURES = Object.fromEntries(FAILURE_REASONS.map((reason) => [reason, 'failing'])) as Record<FailureReason, 'failing'>;

const STATES: Readonly<Record<SourceReason, SourceState>> = {
  ...FAILURES,
  'our-fault': 'failing',
  'recorded-in-part': 'failing',
  stale: 'failing',
  'held-back': 'held-back',
  refused: 'held-back',
  'nothing-readable': 'nothing-to-come',
  over: 'nothing-to-come',
  'no-events': 'nothing-to-come',
  'night-starts': 'current',
  current: 'current',
  'not-loaded-yet': 'new',
  paused: 'paused',
};

/** What needs a look though it does not fail. */
const TROUBLES: ReadonlySet<SourceReason> = new Set<SourceReason>(['held-back', 'nothing-readable', 'night-starts']);
