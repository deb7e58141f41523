import { type EventChange, formatValue } from '#libs/contracts';
import { changesBetween, type FieldChanges } from '#libs/domain';

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

export const formatChange = ({ field, from, to }: EventChange): string =>
  from === null ? `${field}: ${formatValue(to)}` : `${field}: ${formatValue(from)} → ${formatValue(to)}`;
