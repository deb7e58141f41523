import type { ReactNode } from 'react';
import type { TownEvent } from '#libs/contracts';
import { plainQuotes, timesOf } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { isCancelled } from '../events/appearance';
import { mapsLink } from '../events/maps-link';
import { Logo } from '../organizations/logo';
import styles from './event-facts.module.css';

/** Who, when and where. */
export const EventFacts = ({ event }: { event: TownEvent }) => {
  const { start, end } = timesOf(event);
  const time = end ? `${start} – ${end}` : start;
  return (
    <dl className={styles.facts}>
      <Fact name="Organization" centred>
        <Logo organization={event.organization} size="lg" />
        <span>
          <b>{event.organization}</b>
          {event.subOrganization && <span className={styles.sub}>{event.subOrganization}</span>}
        </span>
      </Fact>
      {time && <Fact name="Time">{isCancelled(event) ? <del>{time}</del> : <b className={styles.time}>{time}</b>}</Fact>}
      {(event.location || event.address) && (
        <Fact name="Location">
          <span>
            {event.location && <b>{plainQuotes(event.location)}</b>}
            {event.address && <MapLink address={plainQuotes(event.address)} />}
          </span>
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, centred, children }: { name: string; centred?: boolean; children: ReactNode }) => (
  <div className={styles.fact} data-centred={centred}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const MapLink = ({ address }: { address: string }) => (
  <a className={styles.map} href={mapsLink(address)} target="_blank" rel="noreferrer">
    {address}
    <Icon name="external" size={16} />
    <span className="sr">map, opens in a new tab</span>
  </a>
);
