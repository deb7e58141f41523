import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api';

/** `asked` while what is so now is answered and nothing is told; `lost` while nobody answers: what was last told stays. Both try again by themselves. */
export type Live<T> = Readonly<{ data: T | undefined; state: 'opening' | 'live' | 'asked' | 'lost' }>;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * What the server answers at `/api` + `path`, and tells at its `/stream` each time anew, for as long as it is looked at: JSON, over
 * server-sent events. A page that is put aside asks for nothing. Where it refuses to tell, because many listen, it is asked now and
 * then; where it answers neither, whether whoever is here still has a role.
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
      source = new EventSource(`/api${path}/stream`);
      source.onopen = () => {
        wait = FIRST_WAIT_MS;
      };
      source.onmessage = ({ data }) => tell(() => ({ data: JSON.parse(data) as T, state: 'live' }));
      source.onerror = () => {
        // What was refused the browser leaves to us; what was cut off it begins again by itself.
        if (source?.readyState !== EventSource.CLOSED) return lose();
        ask(source);
        timer = setTimeout(open, wait);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      };
    };
    const lose = () => tell(({ data }) => ({ data, state: 'lost' }));
    const ask = (refused: EventSource) =>
      api.get<T>(path).then(
        (data) => source === refused && tell(() => ({ data, state: 'asked' })),
        () => {
          if (source === refused) lose();
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

  return told?.path === path ? told.live : OPENING;
};

const OPENING = { data: undefined, state: 'opening' } as const;
