import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import styles from './startup-screen.module.css';

export const StartupScreen = () => {
  const stage = useStartup();
  const { name } = useTown();
  const { data: organizations } = useQuery(queries.organizations);

  return stage === 'gone' ? null : (
    <section className={styles.startup} data-stage={stage} aria-label="Almanac">
      <p className={styles.mark} aria-hidden="true">
        Almanac
      </p>
      <p className={styles.town} aria-hidden="true">
        {name}
      </p>
      <div className={styles.foot}>
        <span className={styles.spinner} aria-hidden="true" />
        <p role="status">
          Loading {name} events from {organizations?.length ?? '...'} organizations
        </p>
      </div>
    </section>
  );
};

const FADE_MS = 800;
const MAX_WAIT_MS = 8000;

type StartupStage = 'loading' | 'fading' | 'gone';

/** Fades when events and organizations have loaded or failed, at the latest after 8 seconds. */
const useStartup = (): StartupStage => {
  const [stage, setStage] = useState<StartupStage>('loading');
  const events = useQuery(queries.events);
  const organizations = useQuery(queries.organizations);
  const settled = !events.isPending && !organizations.isPending;

  useEffect(() => {
    if (stage === 'gone') return;
    const [next, wait] = stage === 'fading' ? (['gone', FADE_MS] as const) : (['fading', settled ? 0 : MAX_WAIT_MS] as const);
    const timer = setTimeout(() => setStage(next), wait);
    return () => clearTimeout(timer);
  }, [stage, settled]);

  return stage;
};
