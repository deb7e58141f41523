import type { Day, Moment } from '#libs/contracts';
import type { SourceEntry } from '#projections';

/**
 * What a source did before: how many upcoming events its last accepted load had, how many healthy loads in a row lack an event
 * (by its id), and on each of these days, how many events any load since an operator's word had from that day on.
 */
export type SourceHistory = Readonly<{
  lastAccepted: number;
  absences: Readonly<Record<string, number>>;
  ahead?: Ahead;
  /** The UIDs of series, as they were read last. */
  series?: readonly string[];
  /** The identities of what stood in the past under the UID of something to come. */
  resting?: readonly string[];
}>;

/** By the day: so many from then on. Days without a number have that of the next one that has. */
export type Ahead = Readonly<Record<Day, number>>;

/** Of a source that was never loaded. */
export const NO_HISTORY: SourceHistory = { lastAccepted: 0, absences: {} };

type Timed = Readonly<{ date: string; endDate?: string; startTime?: string; endTime?: string }>;

/** How a publisher names an event: its UID, and which instance of it. */
export const identityOf = ({ uid, instance }: Readonly<{ uid: string; instance?: string | undefined }>): string =>
  JSON.stringify([uid, instance]);

export const isAnnounced = ({ isMerged, isWithdrawn, isPrivate }: SourceEntry) => !isMerged && !isWithdrawn && !isPrivate;

/** Neither over nor begun. What has no hour begins with its day; the years that stand for no date are far ahead. */
export const isUpcoming = (event: Timed, { now, today }: Moment): boolean =>
  event.startTime ? Date.parse(event.startTime) > Date.parse(now) : event.date > today;

/** Of the events that take place on `days`, how many are on each of these or later. */
export const aheadOf = (days: readonly Day[]): Ahead => {
  const ahead: Record<Day, number> = {};
  for (const [left, day] of days.toSorted().entries()) ahead[day] ??= days.length - left;
  return ahead;
};

export const aheadFrom = (ahead: Ahead, day: Day): number =>
  Math.max(0, ...Object.entries(ahead).flatMap(([from, count]) => (from >= day ? [count] : [])));

/** What either of them had from any day of `today` on: it shrinks as days pass, and by nothing else. */
export const highWater = (one: Ahead, other: Ahead, today: Day): Ahead =>
  Object.fromEntries(
    mostFrom(
      [one, other],
      [...Object.keys(one), ...Object.keys(other)].filter((day) => day >= today),
    ),
  );

export type Move = Readonly<{ from: Day; to: Day }>;

/** What was ahead, once some of it has moved to an earlier day. */
export const following = (ahead: Ahead, moves: readonly Move[]): Ahead =>
  Object.fromEntries(
    mostFrom([ahead], [...Object.keys(ahead), ...moves.map(({ to }) => to)]).map(([day, most]) => [
      day,
      most - moves.filter(({ from, to }) => to < day && day <= from).length,
    ]),
  );

/** The most that any of them has on each of `days` or a later one of these, in the order of the days. */
const mostFrom = (all: readonly Ahead[], days: readonly Day[]): [Day, number][] => {
  let most = 0;
  const lastFirst = [...new Set(days)].toSorted().toReversed();
  return lastFirst
    .map((day): [Day, number] => {
      most = Math.max(most, ...all.map((ahead) => ahead[day] ?? 0));
      return [day, most];
    })
    .toReversed();
};
