import type { TownEvent } from '#libs/contracts';
import { Logo } from '../../organizations/logo';
import { partOf } from '../appearance';
import styles from './event-row.module.css';

/** Who invites. */
export const EventOrganization = ({ event }: { event: TownEvent }) => {
  const part = partOf(event);
  return (
    <p className={styles.organization}>
      <Logo organization={event.organization} />
      <span>
        <b>{event.organization}</b> {part && <span className={styles.sub}>{part}</span>}
      </span>
    </p>
  );
};
