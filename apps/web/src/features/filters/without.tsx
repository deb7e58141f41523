import { useMemo } from 'react';
import { FILTERS, type TownEvent, toggled } from '#libs/contracts';
import { setFilters, useFilters } from '../../lib/filters';
import { focusHeading } from '../../lib/focus-heading';
import { Button } from '../../ui/button';
import styles from './filters.module.css';
import { useRules } from './use-rules';
import { useSurroundings } from './use-surroundings';

/** Where nothing is left: each filter whose going brings events, and how many. */
export const Without = ({ events }: { events: readonly TownEvent[] }) => {
  const on = useFilters();
  const { rules } = useRules(true);
  const { surroundings } = useSurroundings(rules);
  const numbers = useMemo(
    () => (rules && surroundings ? rules.numbersWithout(events, on, surroundings) : undefined),
    [rules, surroundings, events, on],
  );
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
        {numbers[name]}
        <span className="sr"> {numbers[name] === 1 ? 'event' : 'events'}</span>
      </b>
    </Button>
  ));
};
