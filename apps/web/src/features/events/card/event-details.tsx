import { Suspense } from 'react';
import { type Day, plainQuotes, type TownEvent } from '#libs/contracts';
import { useFilterCount } from '../../../lib/filters';
import { useOffline } from '../../../lib/use-offline';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { fetched } from '../../../ui/fetched';
import { Later } from '../../../ui/later';
import { DateStrip } from './date-strip';
import { EventActions } from './event-actions';
import styles from './event-details.module.css';
import { EventPlace } from './event-place';

/** What unfolds below a row: when, where, what, and what one can do about it. */
export const EventDetails = ({ event, today, onHide }: { event: TownEvent; today: Day; onHide: () => void }) => (
  <div className={styles.details}>
    <DateStrip event={event} today={today} />
    <div className={styles.columns}>
      <div className={styles.texts}>
        <Reasons event={event} />
        <EventPlace event={event} />
        {event.description && <About event={event} />}
      </div>
      <EventActions event={event} onHide={onHide} />
    </div>
  </div>
);

/** Its words as they are until what reads them is here. */
const About = ({ event }: { event: TownEvent }) => {
  const words = <p className={`${styles.description} ${styles.clamp}`}>{plainQuotes(event.description ?? '')}</p>;
  return (
    <ErrorBoundary instead={words} again={[!useOffline()]}>
      <Suspense fallback={words}>
        <Description event={event} />
      </Suspense>
    </ErrorBoundary>
  );
};

export const Description = fetched(async () => (await import('./description')).Description);

/** Why the filters left it, while some are on. */
const Reasons = ({ event }: { event: TownEvent }) =>
  useFilterCount() > 0 && (
    <Later wanted>
      <Why event={event} />
    </Later>
  );

const Why = fetched(async () => (await import('../../filters/why')).Why);
