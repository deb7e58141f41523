import { Suspense } from 'react';
import { type Day, placeWords, plainQuotes, type TownEvent } from '#libs/contracts';
import { useFilterCount } from '../../../lib/filters';
import { useOffline } from '../../../lib/use-offline';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { fetched } from '../../../ui/fetched';
import { Icon } from '../../../ui/icon';
import { Later } from '../../../ui/later';
import { JoinOnline, useCanJoin } from '../join-online';
import { mapsLink } from '../maps-link';
import { DateStrip } from './date-strip';
import { EventActions } from './event-actions';
import styles from './event-details.module.css';

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

/** Where it is; the address leads to a map, and where one joins online there. */
const EventPlace = ({ event }: { event: TownEvent }) => {
  const [location, address] = [placeWords(event), event.address].map((words) => words && plainQuotes(words));
  const canJoin = useCanJoin(event);
  return location || address || canJoin ? (
    <p className={styles.place}>
      <Icon name={location || address ? 'pin' : 'external'} />
      <span>
        {location && <span className={styles.line}>{location}</span>}
        {address && (
          <a className={`link ${styles.line}`} href={mapsLink(address)} target="_blank" rel="noreferrer">
            {address}
            <span className="sr">, map, opens in a new tab</span>
          </a>
        )}
        {canJoin && <JoinOnline event={event} place={location ? undefined : ''} />}
      </span>
    </p>
  ) : null;
};

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
