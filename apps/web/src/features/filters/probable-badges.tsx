import type { TownEvent } from '#libs/contracts';
import { FILTERS, isTrait } from '#libs/contracts/filters';
import styles from './filters.module.css';
import { useFilters } from './use-filters';

export const ProbableBadges = ({ event }: { event: TownEvent }) =>
  useFilters()
    .filter(isTrait)
    .filter((trait) => event.traits?.[trait]?.level)
    .map((trait) => (
      <span key={trait} className={styles.probable}>
        probably {FILTERS[trait].label.toLowerCase()}
      </span>
    ));
