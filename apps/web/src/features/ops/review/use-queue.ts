import { useCallback, useEffect, useRef, useState } from 'react';
import { REVIEW_KINDS, REVIEW_PAGE, type ReviewItem, type ReviewKind, type ReviewPage } from '#libs/contracts';
import { api } from '../../../lib/api';

export type Filter = ReviewKind | 'all' | 'decided';

/** Which part an address asks for: '?kind=merge'. */
export const filterIn = (search: string): Filter => {
  const kind = new URLSearchParams(search).get('kind');
  return REVIEW_KINDS.find((one) => one === kind) ?? 'all';
};

/** What is read of the queue so far: `next` where there is more of it. */
type Read = Readonly<{ filter: Filter; items: readonly ReviewItem[]; waiting: ReviewPage['waiting']; next?: string }>;

export type Queue = Readonly<{
  read: Read | undefined;
  isFailed: boolean;
  /** Of all that is read, what still stands where it was read. */
  items: readonly ReviewItem[];
  /** How much waits of each kind, by all that is known here. */
  waiting: ReviewPage['waiting'] | undefined;
  more: () => void;
  again: () => Promise<void>;
  /** One was decided here, or that was undone: where it stands by now, before anybody reads it there. `sent`: that it is so. */
  move: (key: string, to: Place, sent?: Promise<unknown>) => void;
}>;

/** Where an item stands. */
export type Place = 'open' | 'decided';

/** `nth`: when it was answered, among all that was asked here. */
type Move = Readonly<{ to: Place; nth: number }>;

export const keyOf = ({ kind, id }: ReviewItem) => `${kind} ${id}`;

/** How often it is looked what has come since, while all that waits has been read. */
const NOW_AND_THEN_MS = 20_000;

/** The queue page by page. What is decided is taken out at once, and put back where that is undone or did not come to pass. */
export const useQueue = (filter: Filter): Queue => {
  const [read, setRead] = useState<Read>();
  const [isFailed, setFailed] = useState(false);
  const [moved, setMoved] = useState<ReadonlyMap<string, Move>>(new Map());
  const asked = useRef(0);
  const wanted = useRef(filter);

  const again = useCallback(async () => {
    const nth = ++asked.current;
    const page = await api.get<ReviewPage>(pathOf(filter)).catch(() => undefined);
    // Another list is looked at by now.
    if (wanted.current !== filter) return;
    setFailed(!page);
    if (!page) return;
    setRead({ ...page, filter });
    // What was answered before that was asked is told by it, and others may have decided otherwise since.
    setMoved((before) => new Map([...before].filter(([, move]) => move.nth > nth)));
  }, [filter]);
  useEffect(() => {
    wanted.current = filter;
    void again();
  }, [filter, again]);

  const here: Place = filter === 'decided' ? 'decided' : 'open';
  const shown = read?.filter === filter ? read : undefined;
  const isHere = (item: ReviewItem) => (moved.get(keyOf(item))?.to ?? here) === here;
  const items = shown?.items.filter(isHere) ?? [];

  const isWhole = shown !== undefined && !shown.next && items.length < REVIEW_PAGE;
  useEffect(() => {
    if (!isWhole) return;
    const timer = setInterval(() => document.hidden || void again(), NOW_AND_THEN_MS);
    return () => clearInterval(timer);
  }, [isWhole, again]);

  const more = async () => {
    if (!read?.next) return;
    const { next } = read;
    const page = await api.get<ReviewPage>(pathOf(filter, next)).catch(() => undefined);
    if (!page) return setFailed(true);
    setFailed(false);
    setRead((before) => {
      // Asked for twice, or for another list by now.
      if (before?.filter !== filter || before.next !== next) return before;
      const known = new Set(before.items.map(keyOf));
      const { next: _, ...rest } = before;
      const items = [...before.items, ...page.items.filter((item) => !known.has(keyOf(item)))];
      return { ...rest, items, ...(page.next && { next: page.next }) };
    });
  };

  const move = (key: string, to: Place, sent: Promise<unknown> = Promise.resolve()) => {
    const put = (nth: number) => setMoved((before) => new Map(before).set(key, { to, nth }));
    put(Number.POSITIVE_INFINITY);
    sent.then(
      () => put(++asked.current),
      () => undefined,
    );
  };
  return {
    ...{ read: shown, isFailed, more, again, move, items },
    waiting: shown && countsOf(shown, here, isHere),
  };
};

/** As many as the server said, less those that were decided since, or with those that were reopened. */
const countsOf = ({ items, waiting }: Read, here: Place, isHere: (item: ReviewItem) => boolean): ReviewPage['waiting'] => {
  const counts = { ...waiting };
  for (const item of items) if (!isHere(item)) counts[item.kind] += here === 'open' ? -1 : 1;
  return counts;
};

const pathOf = (filter: Filter, after?: string) => {
  const query = new URLSearchParams();
  if (filter === 'decided') query.set('state', 'decided');
  else if (filter !== 'all') query.set('kind', filter);
  if (after) query.set('after', after);
  return `/ops/review?${query}`;
};
