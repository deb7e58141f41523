import { useMemo } from 'react';
import { numberWords, type TownEvent } from '#libs/contracts';
import { FILTERS, numbersWithout, toggled } from '#libs/contracts/filters';
import { focusHeading } from '../../lib/focus-heading';
import { Button } from '../../ui/button';
import styles from './filters.module.css';
import { setFilters, useFilters } from './use-filters';
import { useSurroundings } from './use-surroundings';

/** Where nothing is left: each filter whose going brings events, and how many. */
export const Without = ({ events }: { events: readonly TownEvent[] }) => {
  const on = useFilters();
  const { surroundings } = useSurroundings();
  const numbers = useMemo(() => surroundings && numbersWithout(events, on, surroundings), [surroundings, events, on]);
  if (!numbers) return null;
  const ways = on.filter((name) => numbers[name] > 0).sort((a, b) => numbers[a] - numbers[b]);
  return ways.map((name) => (
    <Button
      key={name}
      className={styles.without}
      onClick={() => {
        setFilters(toggled(on, name));
        focusHeading();
      }}
    >
      Without “{FILTERS[name].label}”{' '}
      <b>
        {numberWords(numbers[name])}
        <span className="sr"> {numbers[name] === 1 ? 'event' : 'events'}</span>
      </b>
    </Button>
  ));
};
