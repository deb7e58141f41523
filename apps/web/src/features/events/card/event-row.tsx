import { memo } from 'react';
import { Link } from 'wouter';
import {
  type Day,
  eventPath,
  isAlert,
  isPromoted,
  isTentative,
  lastsForDays,
  rangeLabel,
  runWords,
  type TownEvent,
  timesOf,
  titleOf,
} from '#libs/contracts';
import { Logo } from '../../organizations/logo';
import { teamOf } from '../../organizations/organization-marks';
import { isCancelled, isWithdrawn, partOf } from '../appearance';
import { CalledBefore, Told, useMoves } from '../moves';
import { rowId } from '../row-id';
import { EventBadges } from './event-badges';
import { EventDetails } from './event-details';
import styles from './event-row.module.css';
import { EventWhere } from './event-where';
import type { RowEnd } from './row-end';
import { Unfold } from './unfold';

/** What a row is asked to do; the same object for every row, so that rows stay as they are while others change. */
export type RowActions = {
  toggle: (id: number) => void;
  hide: (event: TownEvent) => void;
  open: (id: number) => void;
};

export type RowState = { saved: boolean; expanded: boolean; fading: boolean; returned: boolean };

type Props = RowState & {
  event: TownEvent;
  today: Day;
  actions: RowActions;
  end: RowEnd;
  /** Whether it stands among what is still on, which says until when instead of at what time. */
  asRun?: boolean;
  /** Whether it has ended earlier today. */
  over?: boolean;
};

/** One event of the list; its details unfold below it. */
export const EventRow = memo(
  ({ event, today, asRun, over, saved, expanded, fading, returned, actions, end: { End, Sign } }: Props) => (
    <article
      id={rowId(event.id)}
      className={classNames(event, { over, fading, returned })}
      data-framed={isFramed(event) || undefined}
      data-team={teamOf(event.organization)}
    >
      {asRun ? <RunTime event={event} today={today} /> : <EventTime event={event} />}
      <div>
        <h3 className={styles.name}>
          <CalledBefore event={event} />
          <Link href={eventPath(event)} onClick={() => actions.open(event.id)}>
            {titleOf(event)}
          </Link>{' '}
          <EventBadges event={event} over={over} />
          {Sign && <Sign event={event} />}
        </h3>
        <EventWhere event={event} />
      </div>
      <EventOrganization event={event} />
      <div className={`${styles.end} paperless`}>
        <End
          event={event}
          saved={saved}
          expanded={expanded}
          onToggle={() => actions.toggle(event.id)}
          onHide={() => actions.hide(event)}
        />
      </div>
      <Unfold open={expanded} className={styles.unfolded}>
        <EventDetails event={event} today={today} onHide={() => actions.hide(event)} />
      </Unfold>
    </article>
  ),
);

const isFramed = (event: TownEvent) => isPromoted(event) || isTentative(event) || isAlert(event);

const classNames = (event: TownEvent, states: { over?: boolean; fading: boolean; returned: boolean }) =>
  Object.entries({
    row: true,
    featured: isPromoted(event),
    estimated: isTentative(event),
    alert: isAlert(event),
    cancelled: isCancelled(event),
    withdrawn: isWithdrawn(event),
    team: teamOf(event.organization),
    ...states,
  })
    .filter(([, applies]) => applies)
    .map(([name]) => styles[name])
    .join(' ');

/** Until when something is on that has long begun. */
const RunTime = ({ event, today }: { event: TownEvent; today: Day }) => {
  const { to, since, left } = runWords(event, today);
  return (
    <p className={`${styles.time} ${styles.until}`}>
      {event.displayDate || to} <small>{since}</small> {left && <small className={styles.range}>{left}</small>}
    </p>
  );
};

/** When it begins, when it ends, and the days of a run. */
const EventTime = ({ event }: { event: TownEvent }) => {
  const { start, end } = timesOf(event);
  const range = rangeLabel(event);
  return (
    <p className={`${styles.time} ${lastsForDays(event) ? styles.until : ''}`}>
      <Told move={useMoves(event).time}>{start}</Told> {end && <small>to {end}</small>} {range && <Range words={range} />}
    </p>
  );
};

/** May break at the dash, nowhere else. */
const Range = ({ words }: { words: string }) => {
  const [first, last] = words.split(' – ');
  return (
    <small className={styles.range}>
      <span>{first} –</span> <span>{last}</span>
    </small>
  );
};

/** Who invites. */
const EventOrganization = ({ event }: { event: TownEvent }) => {
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
