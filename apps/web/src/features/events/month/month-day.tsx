import { type Day, dayOfMonth, formatFullDate, type TownEvent, titleOf } from '#libs/contracts';
import { barCountOf, highlightOf } from './month-days';
import styles from './month-view.module.css';

type Props = {
  day: Day;
  events: TownEvent[];
  maxCount: number;
  count: string;
  isOutsideMonth: boolean;
  selected: boolean;
  isTabStop: boolean;
  today: Day;
  onSelect: () => void;
};

export const MonthDay = ({ day, events, maxCount, count, isOutsideMonth, selected, isTabStop, today, onSelect }: Props) => {
  const lead = isOutsideMonth ? undefined : highlightOf(events);
  const words = [formatFullDate(day), count].join(', ');
  return (
    <td
      data-look={isOutsideMonth ? 'outside' : day === today ? 'today' : day < today ? 'past' : undefined}
      data-selected={selected || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={selected}
        aria-label={lead ? `${words}: ${titleOf(lead)}` : words}
        onClick={onSelect}
      >
        <span className={styles.number}>{dayOfMonth(day)}</span>
      </button>
      {events.length > 0 && (
        <span className={styles.tally} aria-hidden="true">
          <span className={styles.bars}>
            {events.slice(0, barCountOf(events.length, maxCount)).map((event) => (
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
