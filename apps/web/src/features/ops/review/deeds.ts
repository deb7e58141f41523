import type { ReviewItem, ReviewKind } from '#libs/contracts';
import type { AcceptSuggestionBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';

/** What can be done to what waits, and how that is said afterwards. */
type Deed = Readonly<{ path: string; done: string }>;

/** What says yes to it, at the letter a. A report is only closed, which asks for a word. */
export const YES: Readonly<Record<ReviewKind, Deed & { words: string }>> = {
  suggestion: { path: 'accept', done: 'Accepted', words: 'Accept' },
  report: { path: 'close', done: 'Closed', words: 'Close…' },
  merge: { path: 'confirm', done: 'Confirmed', words: 'Confirm' },
};

/** What says no, at the letter d, with a reason. */
export const NO: Readonly<Record<Exclude<ReviewKind, 'report'>, Deed & { words: string; label: string; action: string }>> = {
  suggestion: {
    path: 'decline',
    done: 'Declined',
    words: 'Decline…',
    label: 'Why it is declined (sent to the person who suggested it)',
    action: 'Decline',
  },
  merge: { path: 'refuse', done: 'Refused', words: 'Refuse…', label: 'Why these are two different events', action: 'Refuse' },
};

const pathOf = ({ kind, id }: ReviewItem) => `/ops/review/${kind}s/${encodeURIComponent(id)}`;

export const accept = (item: ReviewItem, request: AcceptSuggestionBody = {}) =>
  api.post(`${pathOf(item)}/${YES[item.kind].path}`, request);

/** Whether yes can be said to it as it is, without a word more. A suggestion needs an organization that the town has. */
export const isReady = (item: ReviewItem): boolean => item.kind !== 'suggestion' || (item.isKnown && item.words !== undefined);

export const decline = (item: ReviewItem, reason: string) =>
  item.kind === 'report' ? Promise.reject(new TypeError('A report is closed')) : send(item, NO[item.kind].path, { reason });

export const close = (item: ReviewItem, done: string) => send(item, 'close', { done });

export const reopen = (item: ReviewItem, reason?: string) => send(item, 'reopen', reason === undefined ? {} : { reason });

const send = (item: ReviewItem, deed: string, body: object) => api.post(`${pathOf(item)}/${deed}`, body);

/** By what it is called. */
export const titleOf = (item: ReviewItem): string => {
  if (item.kind === 'merge') return item.tellings[0].name;
  if (!item.words) return item.kind === 'suggestion' ? 'A suggestion' : 'A report';
  return item.kind === 'suggestion' ? item.words.eventName : item.words.event.name;
};
