import { useCallback, useEffect, useState } from 'react';
import type { ReviewItem, ReviewKind, ReviewPage } from '#libs/contracts';
import { api } from '../../../lib/api';

export type Filter = ReviewKind | 'all' | 'decided';

/** What is read of the queue so far: `next` where there is more of it. */
type Read = Readonly<{ filter: Filter; items: readonly ReviewItem[]; waiting: ReviewPage['waiting']; next?: string }>;

export type Queue = Readonly<{
  read: Read | undefined;
  isFailed: boolean;
  /** Of all that is read, what was decided here since, by key. */
  gone: ReadonlySet<string>;
  more: () => void;
  again: () => Promise<void>;
  take: (key: string) => void;
  putBack: (key: string) => void;
}>;

export const keyOf = ({ kind, id }: ReviewItem) => `${kind} ${id}`;

/** The queue page by page. What is decided is taken out at once, and put back where that is undone or did not come to pass. */
export const useQueue = (filter: Filter): Queue => {
  const [read, setRead] = useState<Read>();
  const [isFailed, setFailed] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const again = useCallback(
    () =>
      api.get<ReviewPage>(pathOf(filter)).then(
        (page) => {
          setFailed(false);
          setRead({ ...page, filter });
        },
        () => setFailed(true),
      ),
    [filter],
  );
  useEffect(() => {
    void again();
  }, [again]);

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

  const take = (key: string) => setGone((before) => new Set(before).add(key));
  const putBack = (key: string) => setGone((before) => new Set([...before].filter((one) => one !== key)));
  return { read: read?.filter === filter ? read : undefined, isFailed, gone, more, again, take, putBack };
};

const pathOf = (filter: Filter, after?: string) => {
  const query = new URLSearchParams();
  if (filter === 'decided') query.set('state', 'decided');
  else if (filter !== 'all') query.set('kind', filter);
  if (after) query.set('after', after);
  return `/ops/review?${query}`;
};
