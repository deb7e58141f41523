import { isPromoted, isTentative, type TownEvent, titleLabelsOf } from '#libs/contracts';
import { useFilterCount } from '../../../lib/filters';
import { DeferredMount } from '../../../ui/deferred-mount';
import { Icon } from '../../../ui/icon';
import { lazyComponent } from '../../../ui/lazy-component';
import { Tip } from '../../../ui/tip';
import { formatReminderLabel } from '../../reminders/reminder-texts';
import { useRemindersOf } from '../../reminders/reminders-context';
import { agendaUrlOf, isCancelled, isWithdrawn } from '../appearance';
import { useEventChanges } from '../event-changes';
import styles from './badge.module.css';

export const EventBadges = ({ event, hasEnded = false }: { event: TownEvent; hasEnded?: boolean }) => {
  const { signs } = useEventChanges(event);
  const isFiltered = useFilterCount() > 0;
  return (
    <>
      {isCancelled(event) && <span className={`${styles.badge} ${styles.cancelled}`}>CANCELLED</span>}
      {isWithdrawn(event) && <span className={styles.badge}>WITHDRAWN</span>}
      {hasEnded && <span className={styles.badge}>ENDED</span>}
      {signs.map((sign) => (
        <span key={sign} className={`${styles.badge} ${styles.quiet}`}>
          {sign}
        </span>
      ))}
      {titleLabelsOf(event).map((mark) => (
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
      {agendaUrlOf(event) && (
        <span className={`${styles.badge} ${styles.agenda}`}>
          <Icon name="doc" size={14} />
          AGENDA
        </span>
      )}
      {isTentative(event) && <span className={`${styles.badge} ${styles.estimated}`}>estimated</span>}
      {isFiltered && (
        <DeferredMount isRequested>
          <ProbableBadges event={event} />
        </DeferredMount>
      )}
      <ReminderBadge eventId={event.id} />
    </>
  );
};

const ProbableBadges = lazyComponent(async () => (await import('../../filters/event-filter-reasons')).ProbableBadges);

const ReminderBadge = ({ eventId }: { eventId: number }) => {
  const label = formatReminderLabel(useRemindersOf(eventId));
  return label ? (
    <span className={`${styles.badge} ${styles.quiet} ${styles.reminder}`}>
      <Icon name="bell" size={14} />
      {label}
    </span>
  ) : null;
};
