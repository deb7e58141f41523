import { type EventChange, formatValue } from '#libs/contracts';
import { changesBetween, type FieldChanges } from '#libs/domain';

/** Returns the old and new values in a fact of an event, whichever shape the fact has. For the first fact, all values. */
export const changesIn = (data: object): EventChange[] => {
  const { content, changes, from, to, origin } = data as Partial<
    Record<'content' | 'changes' | 'from' | 'to' | 'origin', object>
  >;
  const changesByField = {
    ...(content && changesBetween({}, content)),
    ...(from && to && changesBetween(from, to)),
    ...(changes as FieldChanges | undefined),
    ...(origin && !content && changesBetween({}, origin)),
  };
  return Object.entries(changesByField)
    .filter(([, change]) => JSON.stringify(change.from) !== JSON.stringify(change.to))
    .map(([field, change]) => ({ field, from: change.from, to: change.to }));
};

/** 'time: 7:00 PM → 7:30 PM', or 'location: Auditorium' without an earlier value. */
export const formatChange = ({ field, from, to }: EventChange): string =>
  from === null ? `${field}: ${formatValue(to)}` : `${field}: ${formatValue(from)} → ${formatValue(to)}`;
