import type { ReviewItem, ReviewKind } from '#libs/contracts';
import type { AcceptSuggestionBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';

type ReviewAction = Readonly<{ path: string; done: string }>;

/** Key a. A report can only be closed, which asks for a text. */
export const ACCEPT_ACTIONS: Readonly<Record<ReviewKind, ReviewAction & { words: string }>> = {
  suggestion: { path: 'accept', done: 'Accepted', words: 'Accept' },
  report: { path: 'close', done: 'Closed', words: 'Close…' },
  merge: { path: 'confirm', done: 'Confirmed', words: 'Confirm' },
};

export const DECLINE_ACTIONS: Readonly<
  Record<Exclude<ReviewKind, 'report'>, ReviewAction & { words: string; label: string; action: string }>
> = {
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
  api.post(`${pathOf(item)}/${ACCEPT_ACTIONS[item.kind].path}`, request);

/** Accepted unchanged. A suggestion needs an organization of the town. */
export const canAccept = (item: ReviewItem): boolean => item.kind !== 'suggestion' || (item.isKnown && item.words !== undefined);

export const decline = (item: ReviewItem, reason: string) =>
  item.kind === 'report'
    ? Promise.reject(new TypeError('A report is closed'))
    : sendAction(item, DECLINE_ACTIONS[item.kind].path, { reason });

export const close = (item: ReviewItem, done: string) => sendAction(item, 'close', { done });

export const reopen = (item: ReviewItem, reason?: string) => sendAction(item, 'reopen', reason === undefined ? {} : { reason });

const sendAction = (item: ReviewItem, action: string, body: object) => api.post(`${pathOf(item)}/${action}`, body);

export const titleOf = (item: ReviewItem): string => {
  if (item.kind === 'merge') return item.tellings[0].name;
  if (!item.words) return item.kind === 'suggestion' ? 'A suggestion' : 'A report';
  return item.kind === 'suggestion' ? item.words.eventName : item.words.event.name;
};
