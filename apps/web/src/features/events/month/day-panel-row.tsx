import { Link } from 'wouter';
import { plainQuotes, type TownEvent, timesOf } from '#libs/contracts';
import { canBeSaved, isCancelled, isWithdrawn } from '../appearance';
import { EventBadges } from '../card/event-badges';
import { SaveIcon } from '../save-icon';
import { rememberPlace } from '../use-return';
import styles from './day-panel.module.css';

export const DayPanelRow = ({ event, returned }: { event: TownEvent; returned: boolean }) => {
  const { start, end } = timesOf(event);
  return (
    <li
      className={styles.row}
      data-off={isCancelled(event) || isWithdrawn(event) || undefined}
      data-returned={returned || undefined}
    >
      <p className={styles.time}>
        <b>{start}</b>
        {end && <span>to {end}</span>}
      </p>
      <div className={styles.words}>
        <h3>
          <Link href={`/event/${event.id}`} onClick={() => rememberPlace(event.id)}>
            {plainQuotes(event.name)}
          </Link>
        </h3>
        {event.location && <p>{plainQuotes(event.location)}</p>}
        <p>{[event.organization, event.subOrganization].filter(Boolean).join(', ')}</p>
        <div className={styles.badges}>
          <EventBadges event={event} />
        </div>
      </div>
      {canBeSaved(event) && <SaveIcon event={event} />}
    </li>
  );
};
