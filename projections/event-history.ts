import {
  describeNameChange,
  describePlaceChange,
  type EventHistory,
  type EventLocation,
  type EventSchedule,
  isTextChanged,
  isTimeChanged,
} from '#libs/contracts';
import type { Schedule } from '#libs/domain';

/** The former time has no expiry: it stays as it is when an event is only listed longer. */
export const withReschedule = (history: EventHistory, before: Schedule, after: Schedule, at: string): EventHistory => {
  const { formerTime, ...rest } = withChangeAt(history, at);
  const { expiresAt: _, ...schedule } = before;
  const formerTimeState = formerState<EventSchedule>(formerTime, schedule, after, at, isTimeChanged);
  return { ...rest, ...(formerTimeState && { formerTime: formerTimeState }) };
};

type RevisedDetails = EventLocation & { name?: string; description?: string };

export const withRevision = (history: EventHistory, before: RevisedDetails, after: RevisedDetails, at: string): EventHistory => {
  const { formerName, formerPlace, ...rest } = withChangeAt(history, at);
  const { location, address, name = '' } = before;
  const was = { ...(location && { location }), ...(address && { address }) };
  const formerPlaceState = formerState<EventLocation>(formerPlace, was, after, at, describePlaceChange);
  const formerNameState = formerState(formerName, { name }, { name: after.name ?? '' }, at, describeNameChange);
  return {
    ...rest,
    ...(formerNameState && { formerName: formerNameState }),
    ...(formerPlaceState && { formerPlace: formerPlaceState }),
    ...(isTextChanged(before.description, after.description) && { describedAt: at }),
  };
};

export const withPromotion = ({ promotedBy, ...history }: EventHistory, isPromoted: boolean, at: string): EventHistory => ({
  ...withChangeAt(history, at),
  ...(isPromoted && { promotedBy: 'operator' as const }),
});

/** The state before the last visible change, kept through later corrections. Undefined if it changed back. */
const formerState = <State>(
  former: (State & { until: string }) | undefined,
  before: State,
  after: State,
  until: string,
  isDifferent: (was: State, is: State) => unknown,
) => {
  if (!isDifferent(before, after)) return former;
  return former && !isDifferent(former, after) ? undefined : { ...before, until };
};

/** An event first published as cancelled has no known time of cancellation. */
export const withCancellation = ({ reinstatedAt, ...history }: EventHistory, at: string): EventHistory => ({
  ...withChangeAt(history, at),
  ...(at !== history.publishedAt && { cancelledAt: at }),
});

export const withReinstatement = ({ cancelledAt, rebookedAs, ...history }: EventHistory, at: string): EventHistory => ({
  ...withChangeAt(history, at),
  reinstatedAt: at,
});

export const withWithdrawal = ({ returnedAt, ...history }: EventHistory, at: string): EventHistory => ({
  ...withChangeAt(history, at),
  withdrawnAt: at,
});

/** Without `withdrawnAt` the event was merged, not withdrawn: residents never missed it. */
export const withReturn = ({ cancelledAt, withdrawnAt, ...history }: EventHistory, at: string): EventHistory => ({
  ...withChangeAt(history, at),
  ...(withdrawnAt && { returnedAt: at }),
});

export const withChangeAt = (history: EventHistory, at: string): EventHistory => ({ ...history, changedAt: at });
