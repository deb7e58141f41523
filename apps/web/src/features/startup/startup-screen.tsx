import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import styles from './startup-screen.module.css';
import { useStartup } from './use-startup';

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
