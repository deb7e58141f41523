import type { TownEvent } from '#libs/contracts';
import { Logo } from '../../organizations/logo';
import styles from './event-row.module.css';

/** Who invites. */
export const EventOrganization = ({ event }: { event: TownEvent }) => (
  <p className={styles.organization}>
    <Logo organization={event.organization} />
    <span>
      <b>{event.organization}</b> {event.subOrganization && <span className={styles.sub}>{event.subOrganization}</span>}
    </span>
  </p>
);
