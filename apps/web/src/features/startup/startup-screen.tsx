import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import styles from './startup-screen.module.css';

/** The today panel grown to the whole screen, until there is something to see behind it. */
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

const FADE = 800;
const LONGEST = 8000;

type Stage = 'loading' | 'fading' | 'gone';

/** Fades once events and organizations have loaded or failed, and after 8 seconds whatever happens. */
const useStartup = (): Stage => {
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
