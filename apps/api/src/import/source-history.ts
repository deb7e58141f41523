import type { CurrentTime, Day } from '#libs/contracts';
import type { SourceEventDocument } from '#projections';

/** Of the last accepted import; how many imports in a row lacked an event (by id); the highest upcoming counts since an operator's approval. */
export type SourceHistory = Readonly<{
  lastAccepted: number;
  absences: Readonly<Record<string, number>>;
  ahead?: UpcomingCounts;
  series?: readonly string[];
  /** Identities of past occurrences under the UID of an upcoming event. */
  resting?: readonly string[];
}>;

/** By day: the number of events from that day on. A day without a number has that of the next day with one. */
export type UpcomingCounts = Readonly<Record<Day, number>>;

export const EMPTY_HISTORY: SourceHistory = { lastAccepted: 0, absences: {} };

type EventTimes = Readonly<{ date: string; endDate?: string; startTime?: string; endTime?: string }>;

export const identityOf = ({ uid, instance }: Readonly<{ uid: string; instance?: string | undefined }>): string =>
  JSON.stringify([uid, instance]);

export const isAnnounced = ({ isMerged, isWithdrawn, isPrivate }: SourceEventDocument) => !isMerged && !isWithdrawn && !isPrivate;

/** Neither over nor begun. An event without a start time begins with its day; undated events are far ahead. */
export const isUpcoming = (event: EventTimes, { now, today }: CurrentTime): boolean =>
  event.startTime ? Date.parse(event.startTime) > Date.parse(now) : event.date > today;

export const countUpcoming = (days: readonly Day[]): UpcomingCounts => {
  const ahead: Record<Day, number> = {};
  for (const [left, day] of days.toSorted().entries()) ahead[day] ??= days.length - left;
  return ahead;
};

export const upcomingFrom = (ahead: UpcomingCounts, day: Day): number =>
  Math.max(0, ...Object.entries(ahead).flatMap(([from, count]) => (from >= day ? [count] : [])));

/** Returns the higher count of both from every day since `today`. It falls only as days pass. */
export const maxUpcoming = (one: UpcomingCounts, other: UpcomingCounts, today: Day): UpcomingCounts =>
  Object.fromEntries(
    maxFrom(
      [one, other],
      [...Object.keys(one), ...Object.keys(other)].filter((day) => day >= today),
    ),
  );

export type DayMove = Readonly<{ from: Day; to: Day }>;

export const applyMoves = (ahead: UpcomingCounts, moves: readonly DayMove[]): UpcomingCounts =>
  Object.fromEntries(
    maxFrom([ahead], [...Object.keys(ahead), ...moves.map(({ to }) => to)]).map(([day, most]) => [
      day,
      most - moves.filter(({ from, to }) => to < day && day <= from).length,
    ]),
  );

const maxFrom = (all: readonly UpcomingCounts[], days: readonly Day[]): [Day, number][] => {
  let most = 0;
  const lastFirst = [...new Set(days)].toSorted().toReversed();
  return lastFirst
    .map((day): [Day, number] => {
      most = Math.max(most, ...all.map((ahead) => ahead[day] ?? 0));
      return [day, most];
    })
    .toReversed();
};
