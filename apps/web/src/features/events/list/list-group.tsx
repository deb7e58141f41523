import { Fragment, useId } from 'react';
import { type Day, numberWords } from '#libs/contracts';
import { countWords } from '../count-words';
import { Gap } from './gap';
import { type DrawRow, ListDaySection } from './list-day';
import styles from './list-group.module.css';
import type { ListGroup as Group, ListDay } from './list-parts';
import { spread } from './spread';
import type { PartWindow } from './use-part-window';

type Props = { group: Group; view: PartWindow; today: Day; row: DrawRow };

/** A heading that sticks, and below it those of its days that are near the screen. */
export const ListGroup = ({ group, view, today, row }: Props) => {
  const id = useId();
  const { drawn, rest } = spread(group.days, {
    from: view.placeOf(group.head).end,
    to: placeOfDay(view, group.days.at(-1)!).end,
    isVisible: (day) => day.parts.some((part) => view.isVisible(part.index)),
    placeOf: (day) => placeOfDay(view, day),
  });
  return (
    <section className={styles.group} data-today={group.heading === 'TODAY' || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{group.heading}</h2>
        <span className={styles.count}>{headWords(group)}</span>
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

/** '6 events', '6 events, 24 still on', '24 still on'; '' where all of it is over. */
const headWords = ({ count, stillOn }: Group) =>
  [count && countWords(count), stillOn && `${numberWords(stillOn)} still on`].filter(Boolean).join(', ');
