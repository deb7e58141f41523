import { plainQuotes, type TownEvent } from '#libs/contracts';
import { Before, Now, rebookingLink, useMoves } from '../moves';
import styles from './event-row.module.css';

/** The place in a line; where it was, it is told by the same half of it: its name, or under the same name its address. */
export const EventWhere = ({ event }: { event: TownEvent }) => {
  const moves = useMoves(event);
  const { place: move } = moves;
  const where = plainQuotes(event.location || event.address || '');
  if (!where) return null;
  return (
    <p className={styles.where}>
      {move ? (
        <>
          {move.now !== where && `${where} `}
          <Before words={move.before} /> <Now>{move.now}</Now>
        </>
      ) : (
        where
      )}
      {rebookingLink(moves)}
    </p>
  );
};
