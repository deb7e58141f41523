import { type EventHistory, type Placed, placesApart, type Scheduled, timesApart } from '#libs/contracts';
import type { Schedule } from '#libs/domain';

/** It is on another day or at another hour since `at`. Until when it is shown is nobody's plan. */
export const rescheduled = (history: EventHistory, before: Schedule, after: Schedule, at: string): EventHistory => {
  const { formerTime, ...rest } = changed(history, at);
  const { expiresAt: _, ...schedule } = before;
  const former = formerly<Scheduled>(formerTime, schedule, after, at, timesApart);
  return { ...rest, ...(former && { formerTime: former }) };
};

/** Something else was changed about it at `at`, the place where it was to be among it or not. */
export const revised = (history: EventHistory, { location, address }: Placed, after: Placed, at: string): EventHistory => {
  const { formerPlace, ...rest } = changed(history, at);
  const place = { ...(location && { location }), ...(address && { address }) };
  const former = formerly<Placed>(formerPlace, place, after, at, placesApart);
  return { ...rest, ...(former && { formerPlace: former }) };
};

/** What was told before the last move that people can see, however often it is corrected since; nothing when it is back there. */
const formerly = <Told>(
  known: (Told & { until: string }) | undefined,
  before: Told,
  after: Told,
  until: string,
  apart: (was: Told, is: Told) => unknown,
) => {
  if (!apart(before, after)) return known;
  return known && !apart(known, after) ? undefined : { ...before, until };
};

/** What its publisher never announced but as cancelled has been so since nobody knows when. */
export const cancelled = (history: EventHistory, at: string): EventHistory => ({
  ...changed(history, at),
  ...(at !== history.publishedAt && { cancelledAt: at }),
});

/** Since when nobody announces it any longer. */
export const withdrawn = (history: EventHistory, at: string): EventHistory => ({ ...changed(history, at), withdrawnAt: at });

/** It is on, whatever was told of it before. */
export const reinstated = ({ cancelledAt, withdrawnAt, ...history }: EventHistory, at: string): EventHistory =>
  changed(history, at);

export const changed = (history: EventHistory, at: string): EventHistory => ({ ...history, changedAt: at });
