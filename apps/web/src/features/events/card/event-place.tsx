import type { TownEvent } from '#libs/contracts';
import { plainQuotes } from '#libs/contracts';
import { Icon } from '../../../ui/icon';
import { mapsLink } from '../maps-link';
import styles from './event-details.module.css';

/** Where it is; the address leads to a map. */
export const EventPlace = ({ event: { location, address } }: { event: TownEvent }) =>
  location || address ? (
    <p className={styles.place}>
      <Icon name="pin" />
      <span>
        {location && plainQuotes(location)}
        {location && address && <br />}
        {address && (
          <a className="link" href={mapsLink(address)} target="_blank" rel="noreferrer">
            {plainQuotes(address)}
            <span className="sr">, map, opens in a new tab</span>
          </a>
        )}
      </span>
    </p>
  ) : null;
