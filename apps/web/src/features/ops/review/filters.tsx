import { numberWords, type ReviewKind } from '#libs/contracts';
import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import styles from './review.module.css';
import type { Filter } from './use-queue';

type Props = {
  filter: Filter;
  waiting: Readonly<Record<ReviewKind, number>> | undefined;
  onChoose: (filter: Filter) => void;
};

/** Which part of the queue is seen, each with how much of it waits. */
export const Filters = ({ filter, waiting, onChoose }: Props) => (
  <fieldset className={styles.filters}>
    <legend className="sr">Show</legend>
    {FILTERS.map(([one, words]) => {
      const count = countOf(one, waiting);
      return (
        <Button key={one} className={frame.small} aria-pressed={filter === one} onClick={() => onChoose(one)}>
          {words}
          {count !== undefined && ` ${numberWords(count)}`}
        </Button>
      );
    })}
  </fieldset>
);

const FILTERS: readonly [Filter, string][] = [
  ['all', 'All'],
  ['suggestion', 'Suggestions'],
  ['report', 'Reports'],
  ['merge', 'Merges'],
  ['decided', 'Decided lately'],
];

const countOf = (filter: Filter, waiting: Props['waiting']): number | undefined => {
  if (!waiting || filter === 'decided') return undefined;
  return filter === 'all' ? waiting.suggestion + waiting.report + waiting.merge : waiting[filter];
};
