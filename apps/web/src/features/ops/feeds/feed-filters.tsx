import { Link, useLocation } from 'wouter';
import type { OpsSource } from '#libs/contracts';
import { SearchField } from '../../../ui/search-field';
import { counted } from '../frame/counting';
import { addressFor, countsOf, type FeedFilter, SHOWN, type Shown } from './feed-filter';
import feeds from './feeds.module.css';
import { STATE_WORDS } from './states';

type Props = { all: readonly OpsSource[]; filter: FeedFilter };

/** How many feeds are in each state, each a link to these alone, and a search. Both stand in the address of the page. */
export const FeedFilters = ({ all, filter }: Props) => {
  const [, navigate] = useLocation();
  const counts = countsOf(all);
  const offered = SHOWN.filter((shown) => shown === filter.shown || shown === 'all' || counts.get(shown)! > 0);
  return (
    <div className={feeds.filters}>
      <nav aria-label="Feeds by state">
        {offered.map((shown) => (
          <Link key={shown} href={addressFor({ ...filter, shown })} aria-current={shown === filter.shown ? 'true' : undefined}>
            {WORDS[shown]} {counted(counts.get(shown)!)}
          </Link>
        ))}
      </nav>
      <SearchField
        label="Search sources"
        term={filter.term}
        onTerm={(term) => navigate(addressFor({ ...filter, term }), { replace: true })}
        magnifier
      />
    </div>
  );
};

const WORDS: Readonly<Record<Shown, string>> = { all: 'All', trouble: 'In trouble', ...STATE_WORDS };
