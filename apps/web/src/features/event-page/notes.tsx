import type { ReactNode } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { isOwn, isPast, isPromoted, isTentative } from '#libs/contracts';
import { Icon, type IconName } from '../../ui/icon';
import { createdWords, isCancelled, isWithdrawn } from '../events/appearance';
import styles from './notes.module.css';

export const CancelledNote = ({ event, today }: { event: TownEvent; today: Day }) =>
  isCancelled(event) ? (
    <Note look="ink" icon="x" title="This event is cancelled.">
      {!isPast(event, today) && 'It stays in the lists, marked, until the day is over.'}
    </Note>
  ) : isWithdrawn(event) ? (
    <Note look="ink" icon="info" title="This event is no longer announced.">
      {event.organization} took it off its calendar.
    </Note>
  ) : null;

export const TentativeNote = ({ event }: { event: TownEvent }) =>
  isTentative(event) ? (
    <Note look="dash" icon="info" title="ESTIMATED">
      Date and time may still change. Ask {event.organization} before you go.
    </Note>
  ) : null;

export const FeaturedNote = ({ event }: { event: TownEvent }) =>
  isPromoted(event) ? (
    <Note look="gold" icon="star" title="FEATURED">
      {event.organization} asked for this event to be seen first. Featured events carry a gold border.
    </Note>
  ) : null;

export const OwnNote = ({ event }: { event: TownEvent }) =>
  isOwn(event) ? (
    <Note look="dash" icon="pen">
      {createdWords(event)}
    </Note>
  ) : null;

type Props = { look: 'ink' | 'gold' | 'dash'; icon: IconName; title?: string; children: ReactNode };

const Note = ({ look, icon, title, children }: Props) => (
  <p className={styles.note} data-look={look}>
    <Icon name={icon} size={20} />
    <span>
      {title && <b>{title}</b>} {children}
    </span>
  </p>
);
