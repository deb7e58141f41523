import type { TownEvent } from '#libs/contracts';
import { placeWords, plainQuotes } from '#libs/contracts';
import { Icon } from '../../../ui/icon';
import { JoinOnline, useCanJoin } from '../join-online';
import { mapsLink } from '../maps-link';
import styles from './event-details.module.css';

/** Where it is; the address leads to a map, and where one joins online there. */
export const EventPlace = ({ event }: { event: TownEvent }) => {
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
