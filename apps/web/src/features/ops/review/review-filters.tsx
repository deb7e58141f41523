import { formatNumber, type ReviewKind } from '#libs/contracts';
import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import styles from './review.module.css';
import type { ReviewFilter } from './use-queue';

type Props = {
  filter: ReviewFilter;
  waiting: Readonly<Record<ReviewKind, number>> | undefined;
  onChoose: (filter: ReviewFilter) => void;
};

export const ReviewFilters = ({ filter, waiting, onChoose }: Props) => (
  <fieldset className={styles.filters}>
    <legend className="sr">Show</legend>
    {FILTER_NAMES.map(([one, words]) => {
      const count = countOf(one, waiting);
      return (
        <Button key={one} className={frame.small} aria-pressed={filter === one} onClick={() => onChoose(one)}>
          {words}
          {count !== undefined && ` ${formatNumber(count)}`}
        </Button>
      );
    })}
  </fieldset>
);

const FILTER_NAMES: readonly [ReviewFilter, string][] = [
  ['all', 'All'],
  ['suggestion', 'Suggestions'],
  ['report', 'Reports'],
  ['merge', 'Merges'],
  ['decided', 'Decided lately'],
];

const countOf = (filter: ReviewFilter, waiting: Props['waiting']): number | undefined => {
  if (!waiting || filter === 'decided') return undefined;
  return filter === 'all' ? waiting.suggestion + waiting.report + waiting.merge : waiting[filter];
};
