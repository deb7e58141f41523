import { placeWords, plainQuotes, type TownEvent } from '#libs/contracts';
import { JoinOnline, useCanJoin } from '../join-online';
import { Before, Now, rebookingLink, useMoves } from '../moves';
import { MoreRooms, useHasMoreRooms } from '../rooms';
import styles from './event-row.module.css';

/** The place in a line, and the way to where one joins online; where it was, it is told by the same half of it: its name, or under the same name its address. */
export const EventWhere = ({ event }: { event: TownEvent }) => {
  const moves = useMoves(event);
  const canJoin = useCanJoin(event);
  const hasMoreRooms = useHasMoreRooms(event);
  const { place: move } = moves;
  const where = plainQuotes(placeWords(event) || event.address || '');
  if (!where && !move && !moves.rebooking && !canJoin) return null;
  return (
    <>
      <p className={styles.where}>
        {move ? (
          <>
            {where && move.now !== where && `${where} `}
            <Before words={move.before} /> <Now>{move.now}</Now>
          </>
        ) : (
          where
        )}
        {canJoin && <JoinOnline event={event} place={where} />}
        {rebookingLink(moves)}
      </p>
      {hasMoreRooms && <MoreRooms event={event} />}
    </>
  );
};
