import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Day, OneEvent, TownEvent } from '#libs/contracts';
import {
  eventPath,
  isOwn,
  isPast,
  isPromoted,
  isTentative,
  momentWords,
  movedInSpace,
  movedInTime,
  rebookingWords,
  renamed,
} from '#libs/contracts';
import { useToday, useTown } from '../../lib/use-town';
import { Icon, type IconName } from '../../ui/icon';
import { createdWords, isCancelled, isWithdrawn } from '../events/appearance';
import { featuredReason } from './featured-reason';
import styles from './notes.module.css';

/** What its publisher did to it, and when. */
export const StatusNote = ({ event }: { event: OneEvent }) => {
  const today = useToday();
  const { timeZone } = useTown();
  const tell = (instant: string) => momentWords(timeZone, instant, today);
  if (isCancelled(event)) return <CancelledNote event={event} today={today} tell={tell} />;
  if (isWithdrawn(event)) return <WithdrawnNote event={event} tell={tell} />;
  return (
    <>
      <OnAgainNote event={event} tell={tell} />
      <MovedNote event={event} tell={tell} />
    </>
  );
};

type Telling = { event: OneEvent; tell: (instant: string) => string };

const CancelledNote = ({ event, today, tell }: Telling & { today: Day }) => (
  <Note look="ink" icon="x" title="This event is cancelled.">
    {event.history?.cancelledAt && `${event.organization} cancelled it ${tell(event.history.cancelledAt)}. `}
    {!isPast(event, today) && 'It stays in the lists, marked, until the day is over.'}
    {event.rebooking && (
      <>
        {' '}
        <Link href={eventPath(event.rebooking)}>{rebookingWords(event.rebooking)}</Link>
      </>
    )}
  </Note>
);

const WithdrawnNote = ({ event, tell }: Telling) => (
  <Note look="ink" icon="info" title="This event is no longer announced.">
    {event.organization} took it off its calendar.
    {event.history?.withdrawnAt && ` It was gone from there ${tell(event.history.withdrawnAt)}.`}
  </Note>
);

/** After it was cancelled, or gone from its calendar: whichever was the last. */
const OnAgainNote = ({ event, tell }: Telling) => {
  const { reinstatedAt = '', returnedAt = '' } = event.history ?? {};
  if (!reinstatedAt && !returnedAt) return null;
  return reinstatedAt > returnedAt ? (
    <Note look="strong" icon="refresh" title="This event is on again.">
      It was cancelled, until {event.organization} announced it anew {tell(reinstatedAt)}.
    </Note>
  ) : (
    <Note look="strong" icon="refresh" title="This event is announced again.">
      It was gone from the calendar of {event.organization}, and came back {tell(returnedAt)}.
    </Note>
  );
};

const MovedNote = ({ event, tell }: Telling) => {
  const moves = [renamed(event), movedInTime(event), movedInSpace(event)].filter((move) => move !== null);
  const describedAt = event.history?.describedAt;
  const last = [...moves.map(({ at }) => at), describedAt ?? ''].sort().at(-1);
  if (!last) return null;
  const what = [...moves.map(({ what }) => what as string), ...(describedAt ? ['description'] : [])];
  return (
    <Note look="strong" icon="refresh" title={`The ${inOneBreath(what)} of this event changed.`}>
      {event.organization} updated {what.length > 1 ? 'them' : 'it'} {tell(last)}.
    </Note>
  );
};

/** 'time', 'time and place', 'name, time and place' */
const inOneBreath = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

export const TentativeNote = ({ event }: { event: TownEvent }) =>
  isTentative(event) ? (
    <Note look="dash" icon="info" title="ESTIMATED">
      Date and time may still change. Ask {event.organization} before you go.
    </Note>
  ) : null;

export const FeaturedNote = ({ event }: { event: OneEvent }) =>
  isPromoted(event) ? (
    <Note look="gold" icon="star" title="FEATURED">
      {featuredReason(event)} Featured events carry a gold border.
    </Note>
  ) : null;

export const OwnNote = ({ event }: { event: TownEvent }) =>
  isOwn(event) ? (
    <Note look="dash" icon="pen">
      {createdWords(event)}
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
