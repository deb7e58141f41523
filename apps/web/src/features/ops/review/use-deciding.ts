import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewItem } from '#libs/contracts';
import type { AcceptSuggestionBody } from '#libs/contracts/requests';
import { sayRefused } from '../frame/say-refused';
import { accept, close, decline, isReady, NO, reopen, titleOf, YES } from './deeds';
import type { Opened } from './entry';
import type { usePlace } from './use-place';
import { keyOf, type Place, type Queue } from './use-queue';

/** What was done here, for as long as one may think better of it. `before`: the key of what stood behind it then. */
export type Deed = Readonly<{ item: ReviewItem; words: string; sent: Promise<unknown>; before: string | undefined }>;

type Where = Readonly<{ queue: Queue; isDecided: boolean }> & Pick<ReturnType<typeof usePlace>, 'focus' | 'isShown'>;

/** What is decided in the queue, what is asked for before that, and what of it may be taken back. */
export const useDeciding = ({ queue, isDecided, focus, isShown }: Where) => {
  const { items } = queue;
  const [opened, setOpened] = useState<Opened>();
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const [said, setSaid] = useState('');
  /** Of each kind, as long as the queue is open: of hundreds many are declined for one reason. */
  const [lastSaid] = useState(() => new Map<string, string>());
  const askedOf = ({ kind }: ReviewItem) => (isDecided ? 'undo' : kind);

  /** It is gone at once, the next one has the keyboard, and what was wrong with it after all is said when that is known. */
  const decide = (item: ReviewItem, words: string, sending: Promise<unknown>, to: Place = 'decided') => {
    const key = keyOf(item);
    const place = items.findIndex((one) => keyOf(one) === key);
    const next = items[place + 1] ?? items[place - 1];
    const sent = sending.catch((error) => {
      queue.move(key, to === 'decided' ? 'open' : 'decided');
      setDeeds((before) => before.filter((deed) => deed !== done));
      setSaid('');
      sayRefused(error);
      throw error;
    });
    sent.catch(() => undefined);
    const done = { item, words, sent, before: items[place + 1] && keyOf(items[place + 1]!) };
    flushSync(() => {
      setOpened(undefined);
      queue.move(key, to, sent);
      if (to === 'decided') setDeeds((before) => [...before, done]);
      setSaid(`${words}: ${titleOf(item)}`);
    });
    focus(next && keyOf(next));
  };

  /** What was done here a moment ago needs no reason; what was decided lately, perhaps by another, does. */
  const undo = async ({ item, sent }: Deed) => {
    setDeeds((before) => before.filter((deed) => deed.item !== item));
    // What did not come to pass is back already.
    if (!(await sent.then(() => true).catch(() => false))) return;
    try {
      await reopen(item);
    } catch (error) {
      return sayRefused(error);
    }
    setSaid(`Undone: ${titleOf(item)}`);
    flushSync(() => queue.move(keyOf(item), 'open'));
    if (!isDecided && !isShown(keyOf(item))) await queue.again();
    focus(keyOf(item));
  };
  const undoLast = () => {
    const last = deeds.at(-1);
    if (last) void undo(last);
  };

  const yes = (item: ReviewItem) => {
    if (item.kind === 'report') setOpened({ key: keyOf(item), form: 'close' });
    else if (isReady(item)) decide(item, YES[item.kind].done, accept(item));
    else if (item.kind === 'suggestion' && item.words) setOpened({ key: keyOf(item), form: 'edit' });
  };
  /** Waits for the answer: what is refused may be worded once more. */
  const acceptEdited = async (item: ReviewItem, request: AcceptSuggestionBody) => {
    const sent = accept(item, request);
    await sent;
    decide(item, YES.suggestion.done, sent);
  };
  /** What was asked for a word, in that. */
  const answer = (item: ReviewItem, words: string) => {
    lastSaid.set(askedOf(item), words);
    if (isDecided) decide(item, 'Undone', reopen(item, words), 'open');
    else if (item.kind === 'report') decide(item, YES.report.done, close(item, words));
    else decide(item, NO[item.kind].done, decline(item, words));
  };
  const open = (item: ReviewItem, form: Opened['form']) => setOpened({ key: keyOf(item), form });
  const shut = () => setOpened(undefined);
  /** Many merges at once; each can be undone by itself. */
  const confirmAll = (some: readonly ReviewItem[]) => {
    for (const item of some) decide(item, YES.merge.done, accept(item));
  };
  return {
    ...{ opened, open, shut, said, undo, undoLast, yes, confirmAll, acceptEdited, answer },
    deeds: isDecided ? [] : deeds,
    lastSaid: (item: ReviewItem) => lastSaid.get(askedOf(item)),
  };
};
