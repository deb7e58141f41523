import { Link } from 'wouter';
import {
  type Day,
  displayedTimesOf,
  eventPathOf,
  formatPlace,
  formatUntilLastDay,
  repairMojibake,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { isCancelled, isWithdrawn, subOrganizationOrCategoryOf } from '../appearance';
import { EventBadges } from '../card/event-badges';
import { ChangedText, FormerName, renderRebookingLink, useEventChanges } from '../event-changes';
import { JoinLink, useCanJoin } from '../join-online';
import { OwnEventSign } from '../own-event-sign';
import { MoreRooms, useHasMoreRooms } from '../rooms';
import { RowButtons } from '../row-buttons';
import { rowId } from '../row-id';
import { rememberOpenedEvent } from '../use-returned-event';
import styles from './day-panel.module.css';

type Props = {
  event: TownEvent;
  day: Day;
  today: Day;
  fading: boolean;
  returned: boolean;
  onHide: () => void;
};

export const DayPanelRow = ({ event, day, today, fading, returned, onHide }: Props) => {
  const { start, end } = displayedTimesOf(event);
  const until = formatUntilLastDay(event, day, today);
  const changes = useEventChanges(event);
  const canJoin = useCanJoin(event);
  const hasMoreRooms = useHasMoreRooms(event);
  const place = repairMojibake(formatPlace(event));
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
          <ChangedText change={changes.time}>{start}</ChangedText>
        </b>
        {end && <span>to {end}</span>}
        {until && <span className={styles.until}>{until}</span>}
      </p>
      <div className={styles.words}>
        <h3>
          <FormerName event={event} />
          <Link href={eventPathOf(event)} onClick={() => rememberOpenedEvent(event.id)}>
            {titleOf(event)}
          </Link>
          <OwnEventSign event={event} />
        </h3>
        {(place || changes.place || canJoin) && (
          <p>
            <ChangedText change={changes.place}>{place}</ChangedText>
            {place && canJoin && ' '}
            {canJoin && <JoinLink event={event} />}
            {renderRebookingLink(changes)}
          </p>
        )}
        {hasMoreRooms && <MoreRooms event={event} />}
        <p>{[event.organization, subOrganizationOrCategoryOf(event)].filter(Boolean).join(', ')}</p>
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
