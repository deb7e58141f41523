import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  type Day,
  type EventDetails,
  eventPathOf,
  findNameChange,
  findPlaceChange,
  findTimeChange,
  formatInstant,
  formatRebooking,
  isOwnEvent,
  isPast,
  isPromoted,
  isTentative,
  type TownEvent,
} from '#libs/contracts';
import { useToday, useTown } from '../../lib/use-town';
import { Icon, type IconName } from '../../ui/icon';
import { creationSentence, isCancelled, isWithdrawn } from '../events/appearance';
import { featuredReason } from './featured-reason';
import styles from './notes.module.css';

export const StatusNote = ({ event }: { event: EventDetails }) => {
  const today = useToday();
  const { timeZone } = useTown();
  const formatTime = (instant: string) => formatInstant(timeZone, instant, today);
  if (isCancelled(event)) return <CancelledNote event={event} today={today} formatTime={formatTime} />;
  if (isWithdrawn(event)) return <WithdrawnNote event={event} formatTime={formatTime} />;
  return (
    <>
      <ReinstatedNote event={event} formatTime={formatTime} />
      <ChangedNote event={event} formatTime={formatTime} />
    </>
  );
};

type NoteContext = { event: EventDetails; formatTime: (instant: string) => string };

const CancelledNote = ({ event, today, formatTime }: NoteContext & { today: Day }) => (
  <Note look="ink" icon="x" title="This event is cancelled.">
    {event.history?.cancelledAt && `${event.organization} cancelled it ${formatTime(event.history.cancelledAt)}. `}
    {!isPast(event, today) && 'It stays in the lists, marked, until the day is over.'}
    {event.rebooking && (
      <>
        {' '}
        <Link href={eventPathOf(event.rebooking)}>{formatRebooking(event.rebooking)}</Link>
      </>
    )}
  </Note>
);

const WithdrawnNote = ({ event, formatTime }: NoteContext) => (
  <Note look="ink" icon="info" title="This event is no longer announced.">
    {event.organization} took it off its calendar.
    {event.history?.withdrawnAt && ` It was gone from there ${formatTime(event.history.withdrawnAt)}.`}
  </Note>
);

/** The event takes place again after it was cancelled or withdrawn, whichever came last. */
const ReinstatedNote = ({ event, formatTime }: NoteContext) => {
  const { reinstatedAt = '', returnedAt = '' } = event.history ?? {};
  if (!reinstatedAt && !returnedAt) return null;
  return reinstatedAt > returnedAt ? (
    <Note look="strong" icon="refresh" title="This event is on again.">
      It was cancelled, until {event.organization} announced it anew {formatTime(reinstatedAt)}.
    </Note>
  ) : (
    <Note look="strong" icon="refresh" title="This event is announced again.">
      It was gone from the calendar of {event.organization}, and came back {formatTime(returnedAt)}.
    </Note>
  );
};

const ChangedNote = ({ event, formatTime }: NoteContext) => {
  const moves = [findNameChange(event), findTimeChange(event), findPlaceChange(event)].filter((move) => move !== null);
  const describedAt = event.history?.describedAt;
  const last = [...moves.map(({ at }) => at), describedAt ?? ''].sort().at(-1);
  if (!last) return null;
  const what = [...moves.map(({ what }) => what as string), ...(describedAt ? ['description'] : [])];
  return (
    <Note look="strong" icon="refresh" title={`The ${joinNames(what)} of this event changed.`}>
      {event.organization} updated {what.length > 1 ? 'them' : 'it'} {formatTime(last)}.
    </Note>
  );
};

const joinNames = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

export const TentativeNote = ({ event }: { event: TownEvent }) =>
  isTentative(event) ? (
    <Note look="dash" icon="info" title="ESTIMATED">
      Date and time may still change. Ask {event.organization} before you go.
    </Note>
  ) : null;

export const FeaturedNote = ({ event }: { event: EventDetails }) =>
  isPromoted(event) ? (
    <Note look="gold" icon="star" title="FEATURED">
      {featuredReason(event)} Featured events carry a gold border.
    </Note>
  ) : null;

export const OwnEventNote = ({ event }: { event: TownEvent }) =>
  isOwnEvent(event) ? (
    <Note look="dash" icon="pen">
      {creationSentence(event)}
    </Note>
  ) : null;

type Props = { look: 'ink' | 'strong' | 'gold' | 'dash'; icon: IconName; title?: string; children: ReactNode };

const Note = ({ look, icon, title, children }: Props) => (
  <p className={styles.note} data-look={look}>
    <Icon name={icon} size={20} />
    <span>
      {title && <b>{title}</b>} {children}
    </span>
  </p>
);
