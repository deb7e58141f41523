import { useState } from 'react';
import type { Coordinates } from '#libs/contracts';

type Asking = 'no' | 'asking' | 'refused' | 'unknown';

/** Asks the browser where it is, when somebody wants what is near and not before. */
export const useNear = (found: (here: Coordinates) => void) => {
  const [asking, setAsking] = useState<Asking>('no');
  const ask = () => {
    if (!('geolocation' in navigator)) return setAsking('unknown');
    setAsking('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking('no');
        found({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setAsking(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { asking, ask };
};
