import { useEffect, useEffectEvent } from 'react';

/** What anybody on the page may ask for by an event of the window of this name, and the part that shows it hears of. */
export const requests = <Detail = null>(name: string) => ({
  ask: (detail: Detail) => void window.dispatchEvent(new CustomEvent(name, { detail })),
  /** Hears of each for as long as it is shown. */
  useEach: (then: (detail: Detail) => void) => {
    const onAsked = useEffectEvent((event: Event) => then((event as CustomEvent<Detail>).detail));
    useEffect(() => {
      window.addEventListener(name, onAsked);
      return () => window.removeEventListener(name, onAsked);
    }, []);
  },
});
