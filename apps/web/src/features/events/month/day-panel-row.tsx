import { Link } from 'wouter';
import { type Day, eventPath, placeWords, plainQuotes, type TownEvent, timesOf, titleOf, untilLastDay } from '#libs/contracts';
import { isCancelled, isWithdrawn, partOf } from '../appearance';
import { EventBadges } from '../card/event-badges';
import { JoinOnline, useCanJoin } from '../join-online';
import { CalledBefore, rebookingLink, Told, useMoves } from '../moves';
import { OwnSign } from '../own-sign';
import { MoreRooms, useHasMoreRooms } from '../rooms';
import { RowButtons } from '../row-buttons';
import { rowId } from '../row-id';
import { rememberPlace } from '../use-return';
import styles from './day-panel.module.css';

type Props = {
  event: TownEvent;
  /** The selected one of its days. */
  day: Day;
  today: Day;
  fading: boolean;
  returned: boolean;
  onHide: () => void;
};

export const DayPanelRow = ({ event, day, today, fading, returned, onHide }: Props) => {
  const { start, end } = timesOf(event);
  const until = untilLastDay(event, day, today);
  const moves = useMoves(event);
  const canJoin = useCanJoin(event);
  const hasMoreRooms = useHasMoreRooms(event);
  const place = plainQuotes(placeWords(event));
  return (
    <li
      id={rowId(event.id)}
      className={styles.row}
      data-off={isCancelled(event) || undefined}
      data-gone={isWithdrawn(event) || undefined}
      data-fading={fading || undefined}
      data-returned={returned || undefined}
    >
      <p className={styles.time}>
        <b>
          <Told move={moves.time}>{start}</Told>
        </b>
        {end && <span>to {end}</span>}
        {until && <span className={styles.until}>{until}</span>}
      </p>
      <div className={styles.words}>
        <h3>
          <CalledBefore event={event} />
          <Link href={eventPath(event)} onClick={() => rememberPlace(event.id)}>
            {titleOf(event)}
          </Link>
          <OwnSign event={event} />
        </h3>
        {(place || moves.place || canJoin) && (
          <p>
            <Told move={moves.place}>{place}</Told>
            {place && canJoin && ' '}
            {canJoin && <JoinOnline event={event} />}
            {rebookingLink(moves)}
          </p>
        )}
        {hasMoreRooms && <MoreRooms event={event} />}
        <p>{[event.organization, partOf(event)].filter(Boolean).join(', ')}</p>
        <div className={styles.badges}>
          <EventBadges event={event} />
        </div>
      </div>
      <div className={styles.buttons}>
        <RowButtons event={event} onHide={onHide} />
      </div>
    </li>
  );
};
