import { useQuery } from '@tanstack/react-query';
import { eventPath, firstDay, isAlert, isCounted, longDate, titleOf } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useHydrated } from '../../lib/use-hydrated';
import { useNow, useToday } from '../../lib/use-town';
import styles from './coming-links.module.css';

/** Enough for some weeks; all there are stand in the sitemap. */
const MOST = 100;

/** For readers without scripts: the list draws what is near the screen, and nothing else would follow. */
export const ComingLinks = () => {
  const { data: events = [] } = useQuery({ ...queries.events, enabled: false });
  const [today, now] = [useToday(), useNow()];
  if (useHydrated()) return null;
  const coming = events.filter((event) => isCounted(event, now, today) && !isAlert(event));
  return (
    <noscript>
      <nav className={styles.coming} aria-label="Coming events">
        <h2>Coming events</h2>
        <ul>
          {coming.slice(0, MOST).map((event) => (
            <li key={event.id}>
              <a href={eventPath(event)}>{titleOf(event)}</a>{' '}
              {event.displayDate || (firstDay(event) && longDate(firstDay(event)!))}
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
};
