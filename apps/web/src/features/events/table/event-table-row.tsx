import { memo, type Ref } from 'react';
import { Link } from 'wouter';
import {
  type Day,
  eventPath,
  isPromoted,
  isTentative,
  placeWords,
  plainQuotes,
  standingDay,
  type TownEvent,
  timesOf,
  titleOf,
} from '#libs/contracts';
import { IconButton } from '../../../ui/icon-button';
import { canBeSaved, isCancelled, isWithdrawn, partOf } from '../appearance';
import { EventBadges } from '../card/event-badges';
import { JoinOnline, useCanJoin } from '../join-online';
import { CalledBefore, rebookingLink, Told, useMoves } from '../moves';
import { OwnSign } from '../own-sign';
import { MoreRooms, useHasMoreRooms } from '../rooms';
import { RowButtons } from '../row-buttons';
import { rowId } from '../row-id';
import { rememberPlace } from '../use-return';
import styles from './event-table.module.css';
import { RunDate, TableDate } from './table-date';

type Props = {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  event: TownEvent;
  /** Whether it stands among what is still on, which says until when instead of which day. */
  isRun: boolean;
  /** Whether it has ended earlier today. */
  over: boolean;
  today: Day;
  fading: boolean;
  returned: boolean;
  onHide: (event: TownEvent) => void;
};

export const EventTableRow = memo(({ ref, index, event, isRun, over, today, fading, returned, onHide }: Props) => {
  const { start, end } = timesOf(event);
  const name = titleOf(event);
  const part = partOf(event);
  const day = standingDay(event, today);
  const moves = useMoves(event);
  const canJoin = useCanJoin(event);
  const hasMoreRooms = useHasMoreRooms(event);
  return (
    <tr
      ref={ref}
      id={rowId(event.id)}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.row}
      data-today={(!isRun && day === today) || undefined}
      data-featured={isPromoted(event) || undefined}
      data-estimated={isTentative(event) || undefined}
      data-off={isCancelled(event) || undefined}
      data-gone={isWithdrawn(event) || undefined}
      data-over={over || undefined}
      data-fading={fading || undefined}
      data-returned={returned || undefined}
    >
      <th scope="row" className={styles.date}>
        {isRun ? <RunDate event={event} today={today} /> : <TableDate event={event} day={day} today={today} />}
      </th>
      <td className={styles.name}>
        <CalledBefore event={event} />
        <Link href={eventPath(event)} onClick={() => rememberPlace(event.id)}>
          {name}
        </Link>
        <OwnSign event={event} />
        <EventBadges event={event} over={over} />
      </td>
      <td className={styles.organization}>
        {event.organization}
        {part && <span className={styles.sub}>{part}</span>}
      </td>
      <td className={styles.time}>
        <b>
          <Told move={moves.time}>{start}</Told>
        </b>
        {end && <span className={styles.sub}>– {end}</span>}
      </td>
      <td className={styles.place}>
        <Told move={moves.place}>{plainQuotes(placeWords(event))}</Told>
        {hasMoreRooms && <MoreRooms event={event} />}
        {canJoin && ' '}
        {canJoin && <JoinOnline event={event} />}
        {rebookingLink(moves)}
      </td>
      <td className={styles.actions}>
        <RowButtons event={event} onHide={() => onHide(event)}>
          {canBeSaved(event) && (
            <IconButton icon="hide" label={`Hide ${name}`} tip={false} size={20} onClick={() => onHide(event)} />
          )}
        </RowButtons>
      </td>
    </tr>
  );
});
