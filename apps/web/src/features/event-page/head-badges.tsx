import { type EventDetails, isPromoted, isTentative, titleLabelsOf } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { agendaUrlOf, isCancelled, isWithdrawn } from '../events/appearance';
import badge from '../events/card/badge.module.css';
import { eventChangesOf } from '../events/event-changes';
import styles from './event-page.module.css';

export const HeadBadges = ({ event, saved }: { event: EventDetails; saved: boolean }) => (
  <p className={styles.badges}>
    {isCancelled(event) && (
      <span className={`${badge.badge} ${badge.cancelled}`}>
        <Icon name="x" size={14} />
        CANCELLED
      </span>
    )}
    {isWithdrawn(event) && <span className={`${badge.badge} ${badge.quiet}`}>WITHDRAWN</span>}
    {eventChangesOf(event).signs.map((sign) => (
      <span key={sign} className={`${badge.badge} ${badge.quiet}`}>
        <Icon name="refresh" size={14} />
        {sign}
      </span>
    ))}
    {titleLabelsOf(event).map((mark) => (
      <span key={mark} className={`${badge.badge} ${badge.label}`}>
        {mark}
      </span>
    ))}
    {isPromoted(event) && (
      <span className={`${badge.badge} ${badge.featured}`}>
        <Icon name="star" size={14} />
        FEATURED
      </span>
    )}
    {agendaUrlOf(event) && (
      <span className={`${badge.badge} ${badge.agenda}`}>
        <Icon name="doc" size={14} />
        AGENDA
      </span>
    )}
    {isTentative(event) && <span className={`${badge.badge} ${badge.estimated}`}>EST.</span>}
    {saved && (
      <span className={`${badge.badge} ${badge.quiet}`}>
        <Icon name="saved" size={14} />
        Saved
      </span>
    )}
  </p>
);
