import { type Day, FAILURE_REASONS, type FailureReason, type SourceReason, type SourceState } from '#libs/contracts';
import { countFrom } from '../import/feed-days';
import { isStale, usualInterval } from './check-timing';
import { hasNoReadableEvent, type SourceNote } from './source-note';

/** `today` is the town's day, `now` in ms of the system's clock. */
export type StatusInput = Readonly<{ note: SourceNote; isPaused: boolean; today: Day; now: number; everyMinutes: number }>;

export type SourceStatus = Readonly<{
  state: SourceState;
  reason: SourceReason;
  isTrouble: boolean;
  /** What is known of it may be outdated. A paused source is never stale. */
  isStale: boolean;
  upcoming: number;
}>;

export const sourceStatusOf = (input: StatusInput): SourceStatus => {
  const isStaleNow = isStaleSource(input);
  const upcoming = upcomingOf(input);
  const reason = reasonOf(input, isStaleNow, upcoming);
  const state = STATE_BY_REASON[reason];
  return { state, reason, isTrouble: state === 'failing' || TROUBLE_REASONS.has(reason), isStale: isStaleNow, upcoming };
};

const isStaleSource = ({ note: { failures, refreshMinutes, checkedAt }, isPaused, now, everyMinutes }: StatusInput): boolean => {
  const interval = usualInterval({ everyMinutes, ...(refreshMinutes && { refreshMinutes }) });
  return !isPaused && isStale({ failures, interval, ...(checkedAt && { checkedAt: Date.parse(checkedAt) }) }, now);
};

/** Older notes have no days; then it is the number of the last accepted import. */
const upcomingOf = ({ note: { days, history }, today }: StatusInput): number =>
  days ? countFrom(today, days) : (history?.lastAccepted ?? 0);

const reasonOf = ({ note, isPaused, today }: StatusInput, isStaleNow: boolean, upcoming: number): SourceReason => {
  if (isPaused) return 'paused';
  if (note.error) return note.failure?.reason ?? (note.isNoCalendar ? 'no-calendar' : 'failed');
  if (note.fault) return 'our-fault';
  if (note.heldBack) return note.heldBack.isRefused ? 'refused' : 'held-back';
  if (note.unrecorded) return 'recorded-in-part';
  if (isStaleNow) return 'stale';
  if (!note.checkedAt) return 'not-loaded-yet';
  if (hasNoReadableEvent(note) && !note.isAllOver) return 'nothing-readable';
  if (upcoming === 0) return isPastDay(note.days?.last, today) ? 'over' : 'no-events';
  return note.startsAtNight ? 'night-starts' : 'current';
};

/** A source without events is not over if its last day is yet to come: its events were taken back. */
const isPastDay = (day: Day | undefined, today: Day) => day !== undefined && day < today;

const FAILURE_STATES = Object.fromEntries(FAILURE_REASONS.map((reason) => [reason, 'failing'])) as Record<
  FailureReason,
  'failing'
>;

const STATE_BY_REASON: Readonly<Record<SourceReason, SourceState>> = {
  ...FAILURE_STATES,
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

/** An operator can act on these though no check failed. */
const TROUBLE_REASONS: ReadonlySet<SourceReason> = new Set<SourceReason>(['held-back', 'nothing-readable', 'night-starts']);
