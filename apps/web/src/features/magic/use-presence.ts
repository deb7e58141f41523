import { useEffect, useState } from 'react';

/** Who does nothing at all is there all the same. */
const PATIENCE_MS = 8_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Whether somebody has begun to use the page: until then they look at what is there, and nothing may move under their eyes. */
export const usePresence = (): boolean => {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const come = () => setHere(true);
    const timer = setTimeout(come, PATIENCE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, come, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, come);
    };
  }, []);
  return here;
};
