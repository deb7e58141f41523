import { useId } from 'react';
import { Link } from 'wouter';
import { countOwnCategories, isOwnEvent, isPast, type TownEvent } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import styles from './my-events.module.css';
import { uncheckedCategories } from './unchecked-categories';

export const OwnCategories = ({ events = [] }: { events: TownEvent[] | undefined }) => {
  const id = useId();
  const today = useToday();
  const unchecked = uncheckedCategories.use();
  const own = events.filter(isOwnEvent);
  if (own.length === 0) return null;
  const toggle = (name: string) => uncheckedCategories.write(unchecked.symmetricDifference(new Set([name])));
  return (
    <section className={`${styles.aside} paperless`} aria-labelledby={id}>
      <h2 id={id} className="caps">
        MY EVENTS
      </h2>
      <ul>
        {countOwnCategories(own.filter((event) => !isPast(event, today))).map(({ name, count }) => (
          <li key={name}>
            <Checkbox className={styles.category} checked={!unchecked.has(name)} onChange={() => toggle(name)} label={name} />
            <Count of={count} />
          </li>
        ))}
      </ul>
      <Link href="/settings" className={styles.export}>
        Export My Events
        <Icon name="right" size={20} />
      </Link>
    </section>
  );
};
