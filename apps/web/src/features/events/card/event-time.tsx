import type { TownEvent } from '#libs/contracts';
import { lastsForDays, rangeLabel, timesOf } from '#libs/contracts';
import { Told, useMoves } from '../moves';
import styles from './event-row.module.css';

/** When it begins, when it ends, and the days of a run. */
export const EventTime = ({ event }: { event: TownEvent }) => {
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
