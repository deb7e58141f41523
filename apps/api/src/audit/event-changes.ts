import type { EventChange } from '#libs/contracts';
import { type Changes, changesBetween } from '#libs/domain';

/** In every fact of an event that tells old and new values, in whichever way it does; all of it where it is the first. */
export const changesIn = (data: object): EventChange[] => {
  const { content, changes, from, to, origin } = data as Partial<
    Record<'content' | 'changes' | 'from' | 'to' | 'origin', object>
  >;
  const told = {
    ...(content && changesBetween({}, content)),
    ...(from && to && changesBetween(from, to)),
    ...(changes as Changes | undefined),
    ...(origin && !content && changesBetween({}, origin)),
  };
  return Object.entries(told)
    .filter(([, change]) => JSON.stringify(change.from) !== JSON.stringify(change.to))
    .map(([field, change]) => ({ field, from: change.from, to: change.to }));
};

/** 'time: 7:00 PM → 7:30 PM', 'location: Auditorium' where nothing was told before. */
export const inWords = ({ field, from, to }: EventChange): string =>
  from === null ? `${field}: ${words(to)}` : `${field}: ${words(from)} → ${words(to)}`;

const words = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
