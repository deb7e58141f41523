import { formatPlace, repairMojibake, type TownEvent } from '#libs/contracts';
import { CurrentText, FormerText, renderRebookingLink, useEventChanges } from '../event-changes';
import { JoinLink, useCanJoin } from '../join-online';
import { MoreRooms, useHasMoreRooms } from '../rooms';
import styles from './event-row.module.css';

/** A former place is shown in the same form as the current one: its name, or its address if the name is the same. */
export const EventWhere = ({ event }: { event: TownEvent }) => {
  const changes = useEventChanges(event);
  const canJoin = useCanJoin(event);
  const hasMoreRooms = useHasMoreRooms(event);
  const { place: move } = changes;
  const placeText = repairMojibake(formatPlace(event) || event.address || '');
  if (!placeText && !move && !changes.rebooking && !canJoin) return null;
  return (
    <>
      <p className={styles.where}>
        {move ? (
          <>
            {placeText && move.now !== placeText && `${placeText} `}
            <FormerText words={move.before} /> <CurrentText>{move.now}</CurrentText>
          </>
        ) : (
          placeText
        )}
        {canJoin && <JoinLink event={event} place={placeText} />}
        {renderRebookingLink(changes)}
      </p>
      {hasMoreRooms && <MoreRooms event={event} />}
    </>
  );
};
