import { useCallback, useEffect, useRef, useState } from 'react';
import { REVIEW_ITEMS_PER_PAGE, REVIEW_KINDS, type ReviewItem, type ReviewKind, type ReviewPage } from '#libs/contracts';
import { api } from '../../../lib/api';

export type ReviewFilter = ReviewKind | 'all' | 'decided';

export const parseReviewFilter = (search: string): ReviewFilter => {
  const kind = new URLSearchParams(search).get('kind');
  return REVIEW_KINDS.find((one) => one === kind) ?? 'all';
};

type ReadPages = Readonly<{ filter: ReviewFilter; items: readonly ReviewItem[]; waiting: ReviewPage['waiting']; next?: string }>;

export type ReviewQueue = Readonly<{
  read: ReadPages | undefined;
  isFailed: boolean;
  items: readonly ReviewItem[];
  /** Pending items per kind, with local changes applied. */
  waiting: ReviewPage['waiting'] | undefined;
  more: () => void;
  refresh: () => Promise<void>;
  /** At once. `sent` resolves when the server has accepted it. */
  move: (key: string, to: ItemState, sent?: Promise<unknown>) => void;
}>;

export type ItemState = 'open' | 'decided';

/** `nth`: sequence number of the answer among all requests. */
type LocalMove = Readonly<{ to: ItemState; nth: number }>;

export const keyOf = ({ kind, id }: ReviewItem) => `${kind} ${id}`;

const POLL_INTERVAL_MS = 20_000;

/** Decided items are removed at once, and return if that fails or is undone. */
export const useQueue = (filter: ReviewFilter): ReviewQueue => {
  const [read, setRead] = useState<ReadPages>();
  const [isFailed, setFailed] = useState(false);
  const [localMoves, setLocalMoves] = useState<ReadonlyMap<string, LocalMove>>(new Map());
  const requestCount = useRef(0);
  const currentFilter = useRef(filter);

  const refresh = useCallback(async () => {
    const nth = ++requestCount.current;
    const page = await api.get<ReviewPage>(reviewPath(filter)).catch(() => undefined);
    if (currentFilter.current !== filter) return;
    setFailed(!page);
    if (!page) return;
    setRead({ ...page, filter });
    // A page includes everything that was answered before it was requested; other operators may have changed it since.
    setLocalMoves((before) => new Map([...before].filter(([, move]) => move.nth > nth)));
  }, [filter]);
  useEffect(() => {
    currentFilter.current = filter;
    void refresh();
  }, [filter, refresh]);

  const ownState: ItemState = filter === 'decided' ? 'decided' : 'open';
  const page = read?.filter === filter ? read : undefined;
  const isHere = (item: ReviewItem) => (localMoves.get(keyOf(item))?.to ?? ownState) === ownState;
  const items = page?.items.filter(isHere) ?? [];

  const isWhole = page !== undefined && !page.next && items.length < REVIEW_ITEMS_PER_PAGE;
  useEffect(() => {
    if (!isWhole) return;
    const timer = setInterval(() => document.hidden || void refresh(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWhole, refresh]);

  const readMore = async () => {
    if (!read?.next) return;
    const { next } = read;
    const page = await api.get<ReviewPage>(reviewPath(filter, next)).catch(() => undefined);
    if (!page) return setFailed(true);
    setFailed(false);
    setRead((before) => {
      // Requested twice, or the filter has changed meanwhile.
      if (before?.filter !== filter || before.next !== next) return before;
      const readKeys = new Set(before.items.map(keyOf));
      const { next: _, ...rest } = before;
      const items = [...before.items, ...page.items.filter((item) => !readKeys.has(keyOf(item)))];
      return { ...rest, items, ...(page.next && { next: page.next }) };
    });
  };

  const move = (key: string, to: ItemState, sent: Promise<unknown> = Promise.resolve()) => {
    const record = (nth: number) => setLocalMoves((before) => new Map(before).set(key, { to, nth }));
    record(Number.POSITIVE_INFINITY);
    sent.then(
      () => record(++requestCount.current),
      () => undefined,
    );
  };
  return {
    ...{ read: page, isFailed, more: readMore, refresh, move, items },
    waiting: page && countWaiting(page, ownState, isHere),
  };
};

const countWaiting = (
  { items, waiting }: ReadPages,
  ownState: ItemState,
  isHere: (item: ReviewItem) => boolean,
): ReviewPage['waiting'] => {
  const counts = { ...waiting };
  for (const item of items) if (!isHere(item)) counts[item.kind] += ownState === 'open' ? -1 : 1;
  return counts;
};

const reviewPath = (filter: ReviewFilter, after?: string) => {
  const query = new URLSearchParams();
  if (filter === 'decided') query.set('state', 'decided');
  else if (filter !== 'all') query.set('kind', filter);
  if (after) query.set('after', after);
  return `/ops/review?${query}`;
};
