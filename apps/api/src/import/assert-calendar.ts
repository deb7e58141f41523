import type { FailureReason } from '#libs/contracts';
import { FeedFailure, type FeedFormat } from '#libs/integrations';
import type { SourceReading } from './judge-import';

/** Throws FeedFailure with the reason. */
export const assertCalendar = ({ isEmpty, isCalendar, isCutShort, format, title }: SourceReading): void => {
  if (isEmpty) throw new FeedFailure('Is empty.', { reason: 'empty-answer' });
  if (!isCalendar)
    throw new FeedFailure('Is not a calendar.', { reason: (format && REASON_BY_FORMAT[format]) ?? 'no-calendar', title });
  if (isCutShort) throw new FeedFailure('Breaks off in the middle: nothing of it was imported.', { reason: 'cut-short' });
};

const REASON_BY_FORMAT: Readonly<Partial<Record<FeedFormat, FailureReason>>> = {
  'web page': 'web-page',
  RSS: 'no-dates',
  Atom: 'no-dates',
};
