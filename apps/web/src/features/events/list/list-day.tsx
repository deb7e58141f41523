import { Fragment } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { DateBlock } from './date-block';
import { Gap } from './gap';
import styles from './list-day.module.css';
import type { ListDay } from './list-parts';
import { spread } from './spread';
import type { PartWindow } from './use-part-window';

type Props = { day: ListDay; view: PartWindow; today: Day; row: (event: TownEvent) => React.ReactNode };

/** The date that stays beside its rows, and those rows that are near the screen. */
export const ListDaySection = ({ day: { section, ruled, parts }, view, today, row }: Props) => {
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const { drawn, rest } = spread(parts, {
    from: view.placeOf(first.index).start,
    to: view.placeOf(last.index).end,
    isVisible: (part) => view.isVisible(part.index),
    placeOf: (part) => view.placeOf(part.index),
  });
  const fromItsBegin = drawn[0]?.item === first;
  return (
    <div data-day>
      {fromItsBegin && section.weekMarker && <p className={styles.week}>{section.weekMarker}</p>}
      <div className={styles.day} data-ruled={(fromItsBegin && ruled) || undefined}>
        <DateBlock section={section} today={today} />
        <div>
          {drawn.map(({ item: part, gap }) => (
            <Fragment key={part.key}>
              <Gap height={gap} />
              <ul
                ref={view.measure}
                className={styles.rows}
                data-index={part.index}
                data-first={part === first || undefined}
                data-last={part === last || undefined}
              >
                {part.events.map((event) => (
                  <li key={event.id}>{row(event)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
          <Gap height={rest} />
        </div>
      </div>
    </div>
  );
};
