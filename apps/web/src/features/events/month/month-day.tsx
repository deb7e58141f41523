import { type Day, dayNumber, fullDate, type TownEvent, titleOf } from '#libs/contracts';
import { barsFor, notable } from './month-days';
import styles from './month-view.module.css';

type Props = {
  day: Day;
  events: TownEvent[];
  /** Of the fullest day beside it. */
  most: number;
  /** How many they are, or why nobody knows. */
  count: string;
  /** Belongs to the month before or after. */
  outside: boolean;
  selected: boolean;
  /** Where the Tab key stops. */
  stop: boolean;
  today: Day;
  onSelect: () => void;
};

/** One cell: the day, how many events it has as bars and as a number, and the one worth naming. */
export const MonthDay = ({ day, events, most, count, outside, selected, stop, today, onSelect }: Props) => {
  const lead = outside ? undefined : notable(events);
  const words = [fullDate(day), count].join(', ');
  return (
    <td
      data-look={outside ? 'outside' : day === today ? 'today' : day < today ? 'past' : undefined}
      data-selected={selected || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={stop ? 0 : -1}
        aria-pressed={selected}
        aria-label={lead ? `${words}: ${titleOf(lead)}` : words}
        onClick={onSelect}
      >
        <span className={styles.number}>{dayNumber(day)}</span>
      </button>
      {events.length > 0 && (
        <span className={styles.tally} aria-hidden="true">
          <span className={styles.bars}>
            {events.slice(0, barsFor(events.length, most)).map((event) => (
              <i key={event.id} />
            ))}
          </span>
          <b>{events.length}</b>
        </span>
      )}
      {lead && (
        <span className={styles.lead} aria-hidden="true">
          {titleOf(lead)}
        </span>
      )}
    </td>
  );
};
