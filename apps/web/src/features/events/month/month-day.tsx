import { type Day, dayNumber, fullDate, type TownEvent, titleOf } from '#libs/contracts';
import { notable } from './month-days';
import styles from './month-view.module.css';

type Props = {
  day: Day;
  events: TownEvent[];
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

/** One cell: the number, a bar for each event (six at most) and the one worth naming. */
export const MonthDay = ({ day, events, count, outside, selected, stop, today, onSelect }: Props) => {
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
        <span className={styles.bars} aria-hidden="true">
          {events.slice(0, MOST_BARS).map((event) => (
            <i key={event.id} />
          ))}
        </span>
      </button>
      {lead && (
        <span className={styles.lead} aria-hidden="true">
          {titleOf(lead)}
        </span>
      )}
    </td>
  );
};

const MOST_BARS = 6;
