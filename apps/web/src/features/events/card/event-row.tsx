import { memo } from 'react';
import { Link } from 'wouter';
import {
  type Day,
  displayedTimesOf,
  eventPathOf,
  formatDateRange,
  formatRun,
  isAlert,
  isPromoted,
  isTentative,
  lastsForDays,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { Logo } from '../../organizations/logo';
import { teamOf } from '../../organizations/organization-marks';
import { isCancelled, isWithdrawn, subOrganizationOrCategoryOf } from '../appearance';
import { ChangedText, FormerName, useEventChanges } from '../event-changes';
import { rowId } from '../row-id';
import { Collapsible } from './collapsible';
import { EventBadges } from './event-badges';
import { EventDetails } from './event-details';
import styles from './event-row.module.css';
import { EventWhere } from './event-where';
import type { RowEnd } from './row-end';

/** All rows share one object, so that memoized rows do not re-render. */
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
  /** Listed under "still on", which shows its last day instead of its time. */
  asRun?: boolean;
  hasEnded?: boolean;
};

export const EventRow = memo(
  ({ event, today, asRun: isStillOn, hasEnded, saved, expanded, fading, returned, actions, end: { End, Sign } }: Props) => (
    <article
      id={rowId(event.id)}
      className={classNames(event, { over: hasEnded, fading, returned })}
      data-framed={isFramed(event) || undefined}
      data-team={teamOf(event.organization)}
    >
      {isStillOn ? <RunTime event={event} today={today} /> : <EventTime event={event} />}
      <div>
        <h3 className={styles.name}>
          <FormerName event={event} />
          <Link href={eventPathOf(event)} onClick={() => actions.open(event.id)}>
            {titleOf(event)}
          </Link>{' '}
          <EventBadges event={event} hasEnded={hasEnded} />
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
      <Collapsible open={expanded} className={styles.unfolded}>
        <EventDetails event={event} today={today} onHide={() => actions.hide(event)} />
      </Collapsible>
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

const RunTime = ({ event, today }: { event: TownEvent; today: Day }) => {
  const { to, since, left } = formatRun(event, today);
  return (
    <p className={`${styles.time} ${styles.until}`}>
      {event.displayDate || to} <small>{since}</small> {left && <small className={styles.range}>{left}</small>}
    </p>
  );
};

const EventTime = ({ event }: { event: TownEvent }) => {
  const { start, end } = displayedTimesOf(event);
  const range = formatDateRange(event);
  return (
    <p className={`${styles.time} ${lastsForDays(event) ? styles.until : ''}`}>
      <ChangedText change={useEventChanges(event).time}>{start}</ChangedText> {end && <small>to {end}</small>}{' '}
      {range && <TimeRange words={range} />}
    </p>
  );
};

const TimeRange = ({ words }: { words: string }) => {
  const [first, last] = words.split(' – ');
  return (
    <small className={styles.range}>
      <span>{first} –</span> <span>{last}</span>
    </small>
  );
};

const EventOrganization = ({ event }: { event: TownEvent }) => {
  const part = subOrganizationOrCategoryOf(event);
  return (
    <p className={styles.organization}>
      <Logo organization={event.organization} />
      <span>
        <b>{event.organization}</b> {part && <span className={styles.sub}>{part}</span>}
      </span>
    </p>
  );
};
