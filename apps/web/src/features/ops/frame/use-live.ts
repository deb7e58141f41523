import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** `lost` while nobody answers, which is tried again by itself; what was last told stays. */
export type Live<T> = Readonly<{ data: T | undefined; state: 'opening' | 'live' | 'lost' }>;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * What the server tells at `/api` + `path`, each time anew, for as long as it is looked at: JSON, over server-sent events. A page that
 * is put aside asks for nothing. After a refusal it is asked whether whoever is here still has a role.
 */
export const useLive = <T>(path: string): Live<T> => {
  const client = useQueryClient();
  const [told, setTold] = useState<{ path: string; live: Live<T> }>();

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT_MS;
    const tell = (how: (before: Live<T>) => Live<T>) =>
      setTold((before) => ({ path, live: how(before?.path === path ? before.live : OPENING) }));

    const open = () => {
      close();
      if (document.hidden) return;
      source = new EventSource(`/api${path}`);
      source.onopen = () => {
        wait = FIRST_WAIT_MS;
      };
      source.onmessage = ({ data }) => tell(() => ({ data: JSON.parse(data) as T, state: 'live' }));
      source.onerror = () => {
        tell(({ data }) => ({ data, state: 'lost' }));
        // What was refused the browser leaves to us; what was cut off it begins again by itself.
        if (source?.readyState !== EventSource.CLOSED) return;
        void client.invalidateQueries({ queryKey: ['ops', 'me'] });
        timer = setTimeout(open, wait);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      };
    };
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

  return told?.path === path ? told.live : OPENING;
};

const OPENING = { data: undefined, state: 'opening' } as const;
