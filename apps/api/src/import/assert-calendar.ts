import type { FailureReason } from '#libs/contracts';
import { FeedFailure, type FeedFormat } from '#libs/integrations';
import type { Reading } from './judgement';

/** Throws FeedFailure where nothing can be loaded of what was read, with what it is instead. */
export const assertCalendar = ({ isEmpty, isCalendar, isCutShort, format, title }: Reading): void => {
  if (isEmpty) throw new FeedFailure('Is empty.', { reason: 'empty-answer' });
  if (!isCalendar) throw new FeedFailure('Is not a calendar.', { reason: (format && INSTEAD[format]) ?? 'no-calendar', title });
  if (isCutShort) throw new FeedFailure('Breaks off in the middle: nothing of it was imported.', { reason: 'cut-short' });
};

const INSTEAD: Readonly<Partial<Record<FeedFormat, FailureReason>>> = {
  'web page': 'web-page',
  RSS: 'no-dates',
  Atom: 'no-dates',
};
