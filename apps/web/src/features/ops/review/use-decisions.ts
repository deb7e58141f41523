import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewItem } from '#libs/contracts';
import type { AcceptSuggestionBody } from '#libs/contracts/requests';
import { showErrorToast } from '../frame/show-error-toast';
import { ACCEPT_ACTIONS, accept, canAccept, close, DECLINE_ACTIONS, decline, reopen, titleOf } from './review-actions';
import type { OpenForm } from './review-entry';
import type { useKeyboardRow } from './use-keyboard-row';
import { type ItemState, keyOf, type ReviewQueue } from './use-queue';

export type Decision = Readonly<{ item: ReviewItem; words: string; sent: Promise<unknown>; followingKey: string | undefined }>;

type DecisionOptions = Readonly<{ queue: ReviewQueue; isDecided: boolean }> &
  Pick<ReturnType<typeof useKeyboardRow>, 'focus' | 'isShown'>;

export const useDecisions = ({ queue, isDecided, focus, isShown }: DecisionOptions) => {
  const { items } = queue;
  const [openForm, setOpenForm] = useState<OpenForm>();
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const [message, setMessage] = useState('');
  /** Per kind, while the queue is open: many items are declined for the same reason. */
  const [lastReasons] = useState(() => new Map<string, string>());
  const askedOf = ({ kind }: ReviewItem) => (isDecided ? 'undo' : kind);

  /** Removes the item at once and focuses the next one. If the server refuses, the item returns and the error is shown. */
  const decide = (item: ReviewItem, words: string, sending: Promise<unknown>, to: ItemState = 'decided') => {
    const key = keyOf(item);
    const place = items.findIndex((one) => keyOf(one) === key);
    const next = items[place + 1] ?? items[place - 1];
    const sent = sending.catch((error) => {
      queue.move(key, to === 'decided' ? 'open' : 'decided');
      setDecisions((before) => before.filter((one) => one !== decision));
      setMessage('');
      showErrorToast(error);
      throw error;
    });
    sent.catch(() => undefined);
    const decision = { item, words, sent, followingKey: items[place + 1] && keyOf(items[place + 1]!) };
    flushSync(() => {
      setOpenForm(undefined);
      queue.move(key, to, sent);
      if (to === 'decided') setDecisions((before) => [...before, decision]);
      setMessage(`${words}: ${titleOf(item)}`);
    });
    focus(next && keyOf(next));
  };

  /** Undoing one's own recent decision needs no reason. Other decisions do. */
  const undo = async ({ item, sent }: Decision) => {
    setDecisions((before) => before.filter((decision) => decision.item !== item));
    // A failed decision is undone already.
    if (!(await sent.then(() => true).catch(() => false))) return;
    try {
      await reopen(item);
    } catch (error) {
      return showErrorToast(error);
    }
    setMessage(`Undone: ${titleOf(item)}`);
    flushSync(() => queue.move(keyOf(item), 'open'));
    if (!isDecided && !isShown(keyOf(item))) await queue.refresh();
    focus(keyOf(item));
  };
  const undoLast = () => {
    const last = decisions.at(-1);
    if (last) void undo(last);
  };

  const yes = (item: ReviewItem) => {
    if (item.kind === 'report') setOpenForm({ key: keyOf(item), form: 'close' });
    else if (canAccept(item)) decide(item, ACCEPT_ACTIONS[item.kind].done, accept(item));
    else if (item.kind === 'suggestion' && item.words) setOpenForm({ key: keyOf(item), form: 'edit' });
  };
  /** Waits for the server, because a refused edit can be corrected. */
  const acceptEdited = async (item: ReviewItem, request: AcceptSuggestionBody) => {
    const sent = accept(item, request);
    await sent;
    decide(item, ACCEPT_ACTIONS.suggestion.done, sent);
  };
  const answer = (item: ReviewItem, words: string) => {
    lastReasons.set(askedOf(item), words);
    if (isDecided) decide(item, 'Undone', reopen(item, words), 'open');
    else if (item.kind === 'report') decide(item, ACCEPT_ACTIONS.report.done, close(item, words));
    else decide(item, DECLINE_ACTIONS[item.kind].done, decline(item, words));
  };
  const open = (item: ReviewItem, form: OpenForm['form']) => setOpenForm({ key: keyOf(item), form });
  const shut = () => setOpenForm(undefined);
  const confirmAll = (some: readonly ReviewItem[]) => {
    for (const item of some) decide(item, ACCEPT_ACTIONS.merge.done, accept(item));
  };
  return {
    ...{ opened: openForm, open, shut, message, undo, undoLast, yes, confirmAll, acceptEdited, answer },
    decisions: isDecided ? [] : decisions,
    lastSaid: (item: ReviewItem) => lastReasons.get(askedOf(item)),
  };
};
