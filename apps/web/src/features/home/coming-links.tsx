import { useQuery } from '@tanstack/react-query';
import { eventPathOf, formatLongDate, isAlert, isCounted, startDayOf, titleOf } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useHydrated } from '../../lib/use-hydrated';
import { useNow, useToday } from '../../lib/use-town';
import styles from './coming-links.module.css';

const MAX_LINKS = 100;

/** For crawlers and readers without scripts: the list renders only what is near the screen. */
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
          {coming.slice(0, MAX_LINKS).map((event) => (
            <li key={event.id}>
              <a href={eventPathOf(event)}>{titleOf(event)}</a>{' '}
              {event.displayDate || (startDayOf(event) && formatLongDate(startDayOf(event)!))}
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
};
