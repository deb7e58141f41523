import { type EventHistory, namesApart, type Placed, placesApart, type Scheduled, textsApart, timesApart } from '#libs/contracts';
import type { Schedule } from '#libs/domain';

/** It is on another day or at another hour since `at`. Until when it is shown is nobody's plan. */
export const rescheduled = (history: EventHistory, before: Schedule, after: Schedule, at: string): EventHistory => {
  const { formerTime, ...rest } = changed(history, at);
  const { expiresAt: _, ...schedule } = before;
  const former = formerly<Scheduled>(formerTime, schedule, after, at, timesApart);
  return { ...rest, ...(former && { formerTime: former }) };
};

type Said = Placed & { name?: string; description?: string };

/** Something else was changed about it at `at`: what it is called, where it is to be, what is said of it, or nothing of that. */
export const revised = (history: EventHistory, before: Said, after: Said, at: string): EventHistory => {
  const { formerName, formerPlace, ...rest } = changed(history, at);
  const { location, address, name = '' } = before;
  const was = { ...(location && { location }), ...(address && { address }) };
  const place = formerly<Placed>(formerPlace, was, after, at, placesApart);
  const called = formerly(formerName, { name }, { name: after.name ?? '' }, at, namesApart);
  return {
    ...rest,
    ...(called && { formerName: called }),
    ...(place && { formerPlace: place }),
    ...(textsApart(before.description, after.description) && { describedAt: at }),
  };
};

/** An operator has it featured, or leaves that to its publisher again. */
export const promoted = ({ promotedBy, ...history }: EventHistory, isPromoted: boolean, at: string): EventHistory => ({
  ...changed(history, at),
  ...(isPromoted && { promotedBy: 'operator' as const }),
});

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
export const cancelled = ({ reinstatedAt, ...history }: EventHistory, at: string): EventHistory => ({
  ...changed(history, at),
  ...(at !== history.publishedAt && { cancelledAt: at }),
});

export const reinstated = ({ cancelledAt, rebookedAs, ...history }: EventHistory, at: string): EventHistory => ({
  ...changed(history, at),
  reinstatedAt: at,
});

/** Its publisher announces it no longer. */
export const withdrawn = ({ returnedAt, ...history }: EventHistory, at: string): EventHistory => ({
  ...changed(history, at),
  withdrawnAt: at,
});

/** It is there again. Nobody saw it gone where it was only told by another event meanwhile. */
export const returned = ({ cancelledAt, withdrawnAt, ...history }: EventHistory, at: string): EventHistory => ({
  ...changed(history, at),
  ...(withdrawnAt && { returnedAt: at }),
});

export const changed = (history: EventHistory, at: string): EventHistory => ({ ...history, changedAt: at });
