import { Link, useLocation } from 'wouter';
import { formatNumber, type OpsSource } from '#libs/contracts';
import { SearchField } from '../../../ui/search-field';
import { countSources, SOURCE_CHOICES, type SourceChoice, type SourceFilter, sourcesPathFor } from './source-filter';
import { STATE_NAMES } from './source-states';
import feeds from './sources.module.css';

type Props = { all: readonly OpsSource[]; filter: SourceFilter };

export const SourceFilters = ({ all, filter }: Props) => {
  const [, navigate] = useLocation();
  const counts = countSources(all);
  const offeredChoices = SOURCE_CHOICES.filter(
    (choice) => choice === filter.choice || choice === 'all' || counts.get(choice)! > 0,
  );
  return (
    <div className={feeds.filters}>
      <nav aria-label="Feeds by state">
        {offeredChoices.map((choice) => (
          <Link
            key={choice}
            href={sourcesPathFor({ ...filter, choice })}
            aria-current={choice === filter.choice ? 'true' : undefined}
          >
            {CHOICE_NAMES[choice]} {formatNumber(counts.get(choice)!)}
          </Link>
        ))}
      </nav>
      <SearchField
        label="Search sources"
        term={filter.term}
        onTerm={(term) => navigate(sourcesPathFor({ ...filter, term }), { replace: true })}
        magnifier
      />
    </div>
  );
};

const CHOICE_NAMES: Readonly<Record<SourceChoice, string>> = { all: 'All', trouble: 'In trouble', ...STATE_NAMES };
