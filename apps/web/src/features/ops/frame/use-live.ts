import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api';

/** 'crowded': too many streams are open; 'polling': the stream is refused for another reason; 'lost': no answer, the last data stays. */
export type LiveState = 'opening' | 'live' | 'crowded' | 'polling' | 'lost';

export type LiveData<T> = Readonly<{ data: T | undefined; state: LiveState }>;

const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;
const TOO_MANY_REQUESTS = 429;

/** Reads `/api{path}/stream` while the page is visible; polls `/api{path}` until it is accepted. After a failure roles are read again: one may be lost. */
export const useLive = <T>(path: string): LiveData<T> => {
  const client = useQueryClient();
  const [received, setReceived] = useState<{ path: string; live: LiveData<T> }>();

  useEffect(() => {
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryDelayMs = MIN_RETRY_DELAY_MS;
    const update = (next: (before: LiveData<T>) => LiveData<T>) =>
      setReceived((before) => ({ path, live: next(before?.path === path ? before.live : OPENING_STATE) }));

    const open = () => {
      close();
      if (document.hidden) return;
      const opened = new EventSource(`/api${path}/stream`);
      stream = opened;
      opened.onopen = () => {
        retryDelayMs = MIN_RETRY_DELAY_MS;
      };
      opened.onmessage = ({ data }) => update(() => ({ data: JSON.parse(data) as T, state: 'live' }));
      opened.onerror = () => {
        // Browsers reconnect an interrupted stream themselves, but not a refused one.
        if (opened.readyState !== EventSource.CLOSED) return markLost();
        void poll(opened).then(() => {
          if (stream !== opened) return;
          timer = setTimeout(open, retryDelayMs);
          retryDelayMs = Math.min(2 * retryDelayMs, MAX_RETRY_DELAY_MS);
        });
      };
    };
    const markLost = () => update(({ data }) => ({ data, state: 'lost' }));
    const poll = async (refused: EventSource) => {
      try {
        const [data, isCrowded] = await Promise.all([api.get<T>(path), isRefusedAsCrowded(path)]);
        if (stream !== refused) return;
        if (isCrowded) retryDelayMs = MAX_RETRY_DELAY_MS;
        update(() => ({ data, state: isCrowded ? 'crowded' : 'polling' }));
      } catch {
        if (stream === refused) markLost();
        void client.invalidateQueries({ queryKey: ['ops', 'me'] });
      }
    };
    const close = () => {
      clearTimeout(timer);
      stream?.close();
      stream = undefined;
    };

    open();
    document.addEventListener('visibilitychange', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      close();
    };
  }, [path, client]);

  return received?.path === path ? received.live : OPENING_STATE;
};

const OPENING_STATE = { data: undefined, state: 'opening' } as const;

/** EventSource does not say why a stream is refused. */
const isRefusedAsCrowded = (path: string): Promise<boolean> =>
  fetch(`/api${path}/stream`, { method: 'HEAD', credentials: 'include' }).then(
    ({ status }) => status === TOO_MANY_REQUESTS,
    () => false,
  );
