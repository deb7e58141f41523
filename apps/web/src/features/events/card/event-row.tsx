import { memo } from 'react';
import { Link } from 'wouter';
import { type Day, eventPath, isAlert, isPromoted, isTentative, type TownEvent, titleOf } from '#libs/contracts';
import { teamOf } from '../../organizations/organization-marks';
import { isCancelled, isWithdrawn } from '../appearance';
import { CalledBefore } from '../moves';
import { rowId } from '../row-id';
import { EventBadges } from './event-badges';
import { EventDetails } from './event-details';
import { EventOrganization } from './event-organization';
import styles from './event-row.module.css';
import { EventTime } from './event-time';
import { EventWhere } from './event-where';
import type { RowEnd } from './row-end';
import { RunTime } from './run-time';
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
