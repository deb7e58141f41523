import { Fragment, useId } from 'react';
import { type Day, formatNumber } from '#libs/contracts';
import { formatEventCount } from '../format-event-count';
import { Gap } from './gap';
import { ListDaySection, type RenderRow } from './list-day';
import styles from './list-group.module.css';
import type { ListGroup as Group, ListDay } from './list-parts';
import type { PartWindow } from './use-part-window';
import { selectVisible } from './visible-items';

type Props = {
  group: Group;
  /** Rows that are not loaded; undefined while they are unknown. */
  beyond: number | undefined;
  view: PartWindow;
  today: Day;
  row: RenderRow;
};

export const ListGroup = ({ group, beyond, view, today, row }: Props) => {
  const id = useId();
  const { drawn, rest } = selectVisible(group.days, {
    from: view.placeOf(group.head).end,
    to: placeOfDay(view, group.days.at(-1)!).end,
    isVisible: (day) => day.parts.some((part) => view.isVisible(part.index)),
    placeOf: (day) => placeOfDay(view, day),
  });
  return (
    <section className={styles.group} data-today={group.heading === 'TODAY' || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{group.heading}</h2>
        <span className={styles.count}>{formatHeadCounts(group, beyond)}</span>
      </header>
      {drawn.map(({ item: day, gap }) => (
        <Fragment key={day.key}>
          <Gap height={gap} />
          <ListDaySection day={day} view={view} today={today} row={row} />
        </Fragment>
      ))}
      <Gap height={rest} />
    </section>
  );
};

const placeOfDay = (view: PartWindow, { parts }: ListDay) => ({
  start: view.placeOf(parts[0]!.index).start,
  end: view.placeOf(parts.at(-1)!.index).end,
});

/** '6 events', '6 events, 24 still on', '24 still on'; '' if all are over or the count is unknown. */
const formatHeadCounts = ({ count, stillOn }: Group, beyond: number | undefined) =>
  [beyond !== undefined && count + beyond > 0 && formatEventCount(count + beyond), stillOn && `${formatNumber(stillOn)} still on`]
    .filter(Boolean)
    .join(', ');
