import type { TownEvent } from '#libs/contracts';
import { isPromoted, isTentative, titleMarksOf } from '#libs/contracts';
import { Icon } from '../../../ui/icon';
import { Tip } from '../../../ui/tip';
import { reminderLabel } from '../../reminders/reminder-words';
import { useRemindersOf } from '../../reminders/reminders-context';
import { agendaOf, isCancelled, isWithdrawn } from '../appearance';
import { useMoves } from '../moves';
import styles from './badge.module.css';

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

/** The sign of an event of which somebody is to be reminded. */
const ReminderBadge = ({ eventId }: { eventId: number }) => {
  const label = reminderLabel(useRemindersOf(eventId));
  return label ? (
    <span className={`${styles.badge} ${styles.quiet} ${styles.reminder}`}>
      <Icon name="bell" size={14} />
      {label}
    </span>
  ) : null;
};
