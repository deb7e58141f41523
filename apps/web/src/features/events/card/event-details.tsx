import { Suspense } from 'react';
import { type Day, formatPlace, repairMojibake, type TownEvent } from '#libs/contracts';
import { useFilterCount } from '../../../lib/filters';
import { useOffline } from '../../../lib/use-offline';
import { DeferredMount } from '../../../ui/deferred-mount';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { Icon } from '../../../ui/icon';
import { lazyComponent } from '../../../ui/lazy-component';
import { JoinLink, useCanJoin } from '../join-online';
import { mapsLink } from '../maps-link';
import { DateStrip } from './date-strip';
import { EventActions } from './event-actions';
import styles from './event-details.module.css';

export const EventDetails = ({ event, today, onHide }: { event: TownEvent; today: Day; onHide: () => void }) => (
  <div className={styles.details}>
    <DateStrip event={event} today={today} />
    <div className={styles.columns}>
      <div className={styles.texts}>
        <FilterReasons event={event} />
        <EventPlace event={event} />
        {event.description && <LazyDescription event={event} />}
      </div>
      <EventActions event={event} onHide={onHide} />
    </div>
  </div>
);

const EventPlace = ({ event }: { event: TownEvent }) => {
  const [location, address] = [formatPlace(event), event.address].map((words) => words && repairMojibake(words));
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
        {canJoin && <JoinLink event={event} place={location ? undefined : ''} />}
      </span>
    </p>
  ) : null;
};

const LazyDescription = ({ event }: { event: TownEvent }) => {
  const words = <p className={`${styles.description} ${styles.clamp}`}>{repairMojibake(event.description ?? '')}</p>;
  return (
    <ErrorBoundary instead={words} retryOn={[!useOffline()]}>
      <Suspense fallback={words}>
        <Description event={event} />
      </Suspense>
    </ErrorBoundary>
  );
};

export const Description = lazyComponent(async () => (await import('./description')).Description);

const FilterReasons = ({ event }: { event: TownEvent }) =>
  useFilterCount() > 0 && (
    <DeferredMount isRequested>
      <EventFilterReasons event={event} />
    </DeferredMount>
  );

const EventFilterReasons = lazyComponent(async () => (await import('../../filters/event-filter-reasons')).EventFilterReasons);
