import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../lib/queries';

const FADE = 800;
const LONGEST = 8000;

type Stage = 'loading' | 'fading' | 'gone';

/** Fades once events and organizations have loaded or failed, and after 8 seconds whatever happens. */
export const useStartup = (): Stage => {
  const [stage, setStage] = useState<Stage>('loading');
  const events = useQuery(queries.events);
  const organizations = useQuery(queries.organizations);
  const settled = !events.isPending && !organizations.isPending;

  useEffect(() => {
    if (stage === 'gone') return;
    const [next, wait] = stage === 'fading' ? (['gone', FADE] as const) : (['fading', settled ? 0 : LONGEST] as const);
    const timer = setTimeout(() => setStage(next), wait);
    return () => clearTimeout(timer);
  }, [stage, settled]);

  return stage;
};
