import { memo, type Ref } from 'react';
import { Link } from 'wouter';
import {
  type Day,
  displayedTimesOf,
  eventPathOf,
  formatPlace,
  isPromoted,
  isTentative,
  listDayOf,
  repairMojibake,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { IconButton } from '../../../ui/icon-button';
import { canBeSaved, isCancelled, isWithdrawn, subOrganizationOrCategoryOf } from '../appearance';
import { EventBadges } from '../card/event-badges';
import { ChangedText, FormerName, renderRebookingLink, useEventChanges } from '../event-changes';
import { JoinLink, useCanJoin } from '../join-online';
import { OwnEventSign } from '../own-event-sign';
import { MoreRooms, useHasMoreRooms } from '../rooms';
import { RowButtons } from '../row-buttons';
import { rowId } from '../row-id';
import { rememberOpenedEvent } from '../use-returned-event';
import styles from './event-table.module.css';
import { RunDate, TableDate } from './table-date';

type Props = {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  event: TownEvent;
  /** Listed under "still on", which shows its last day instead of its first. */
  isRun: boolean;
  hasEnded: boolean;
  today: Day;
  fading: boolean;
  returned: boolean;
  onHide: (event: TownEvent) => void;
};

export const EventTableRow = memo(({ ref, index, event, isRun: isStillOn, hasEnded, today, fading, returned, onHide }: Props) => {
  const { start, end } = displayedTimesOf(event);
  const name = titleOf(event);
  const partText = subOrganizationOrCategoryOf(event);
  const day = listDayOf(event, today);
  const changes = useEventChanges(event);
  const canJoin = useCanJoin(event);
  const hasMoreRooms = useHasMoreRooms(event);
  return (
    <tr
      ref={ref}
      id={rowId(event.id)}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.row}
      data-today={(!isStillOn && day === today) || undefined}
      data-featured={isPromoted(event) || undefined}
      data-estimated={isTentative(event) || undefined}
      data-off={isCancelled(event) || undefined}
      data-gone={isWithdrawn(event) || undefined}
      data-over={hasEnded || undefined}
      data-fading={fading || undefined}
      data-returned={returned || undefined}
    >
      <th scope="row" className={styles.date}>
        {isStillOn ? <RunDate event={event} today={today} /> : <TableDate event={event} day={day} today={today} />}
      </th>
      <td className={styles.name}>
        <FormerName event={event} />
        <Link href={eventPathOf(event)} onClick={() => rememberOpenedEvent(event.id)}>
          {name}
        </Link>
        <OwnEventSign event={event} />
        <EventBadges event={event} hasEnded={hasEnded} />
      </td>
      <td className={styles.organization}>
        {event.organization}
        {partText && <span className={styles.sub}>{partText}</span>}
      </td>
      <td className={styles.time}>
        <b>
          <ChangedText change={changes.time}>{start}</ChangedText>
        </b>
        {end && <span className={styles.sub}>– {end}</span>}
      </td>
      <td className={styles.place}>
        <ChangedText change={changes.place}>{repairMojibake(formatPlace(event))}</ChangedText>
        {hasMoreRooms && <MoreRooms event={event} />}
        {canJoin && ' '}
        {canJoin && <JoinLink event={event} />}
        {renderRebookingLink(changes)}
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
