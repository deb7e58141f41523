import { useEffect, useEffectEvent } from 'react';

export const createRequests = <Detail = null>(name: string) => ({
  ask: (detail: Detail) => void window.dispatchEvent(new CustomEvent(name, { detail })),
  useEach: (then: (detail: Detail) => void) => {
    const onAsked = useEffectEvent((event: Event) => then((event as CustomEvent<Detail>).detail));
    useEffect(() => {
      window.addEventListener(name, onAsked);
      return () => window.removeEventListener(name, onAsked);
    }, []);
  },
});
