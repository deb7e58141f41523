import type { TownEvent } from '#libs/contracts';
import { isPromoted, isTentative, titleMarksOf } from '#libs/contracts';
import { Icon } from '../../../ui/icon';
import { Tip } from '../../../ui/tip';
import { agendaOf, isCancelled, isWithdrawn } from '../appearance';
import { useMoves } from '../moves';
import styles from './badge.module.css';
import { ReminderBadge } from './reminder-badge';

/** The signs that follow an event's name; `over`: it has ended earlier today. */
export const EventBadges = ({ event, over = false }: { event: TownEvent; over?: boolean }) => {
  const { signs } = useMoves(event);
  return (
    <>
      {isCancelled(event) && <span className={`${styles.badge} ${styles.cancelled}`}>CANCELLED</span>}
      {isWithdrawn(event) && <span className={styles.badge}>WITHDRAWN</span>}
      {over && <span className={styles.badge}>ENDED</span>}
      {signs.map((sign) => (
        <span key={sign} className={`${styles.badge} ${styles.quiet}`}>
          {sign}
        </span>
      ))}
      {titleMarksOf(event).map((mark) => (
        <span key={mark} className={`${styles.badge} ${styles.label}`}>
          {mark}
        </span>
      ))}
      {isPromoted(event) && (
        <Tip label="Featured event">
          <span className={`${styles.badge} ${styles.featured}`}>
            <Icon name="star" size={14} />
            FEATURED
          </span>
        </Tip>
      )}
      {agendaOf(event) && (
        <span className={`${styles.badge} ${styles.agenda}`}>
          <Icon name="doc" size={14} />
          AGENDA
        </span>
      )}
      {isTentative(event) && <span className={`${styles.badge} ${styles.estimated}`}>estimated</span>}
      <ReminderBadge eventId={event.id} />
    </>
  );
};
