import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api';

/** `asked`: the stream was refused, data is polled; `lost`: no answer, the last data stays. Both retry. */
export type LiveData<T> = Readonly<{ data: T | undefined; state: 'opening' | 'live' | 'asked' | 'lost' }>;

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** `/api{path}/stream` while the page is visible; polls `/api{path}` if the stream is refused. */
export const useLive = <T>(path: string): LiveData<T> => {
  const client = useQueryClient();
  const [received, setReceived] = useState<{ path: string; live: LiveData<T> }>();

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT_MS;
    const update = (next: (before: LiveData<T>) => LiveData<T>) =>
      setReceived((before) => ({ path, live: next(before?.path === path ? before.live : OPENING_STATE) }));

    const open = () => {
      close();
      if (document.hidden) return;
      source = new EventSource(`/api${path}/stream`);
      source.onopen = () => {
        wait = FIRST_WAIT_MS;
      };
      source.onmessage = ({ data }) => update(() => ({ data: JSON.parse(data) as T, state: 'live' }));
      source.onerror = () => {
        // Browsers reconnect an interrupted stream themselves, but not a refused one.
        if (source?.readyState !== EventSource.CLOSED) return markLost();
        poll(source);
        timer = setTimeout(open, wait);
        wait = Math.min(2 * wait, MAX_WAIT_MS);
      };
    };
    const markLost = () => update(({ data }) => ({ data, state: 'lost' }));
    const poll = (refused: EventSource) =>
      api.get<T>(path).then(
        (data) => source === refused && update(() => ({ data, state: 'asked' })),
        () => {
          if (source === refused) markLost();
          void client.invalidateQueries({ queryKey: ['ops', 'me'] });
        },
      );
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
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
