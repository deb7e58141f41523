import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { OpsSource } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { counted, several } from '../frame/counting';
import { LostLine } from '../frame/lost-line';
import styles from '../frame/ops.module.css';
import { Section } from '../frame/parts';
import { Table } from '../frame/table';
import { AddFeed } from './add-feed';
import { addressFor, filterIn, isShown } from './feed-filter';
import { FeedFilters } from './feed-filters';
import { FeedRow } from './feed-row';
import feeds from './feeds.module.css';
import { useFeeds } from './use-feeds';

/** Where the town's events come from, how that goes, and what can be done about it. */
export const FeedsPage = () => {
  const { data, isError } = useFeeds();
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title="Feed health">
      <div className={feeds.top}>
        {isAdding ? (
          <AddFeed onClose={() => setAdding(false)} />
        ) : (
          <Button className={styles.small} onClick={() => setAdding(true)}>
            Add a source…
          </Button>
        )}
      </div>
      <LostLine state={isError && data ? 'lost' : 'live'} />
      {isError && !data && <p role="alert">Unable to load the sources. Please try again later.</p>}
      {data && <Summary all={data} />}
      {data && data.length > 0 && <Feeds all={data} />}
    </Section>
  );
};

/** Announced when it changes: what is loaded elsewhere is heard of, too. */
const Summary = ({ all }: { all: readonly OpsSource[] }) => {
  const troubled = all.filter(({ isTrouble }) => isTrouble).length;
  return (
    <p className={styles.quiet} role="status">
      {all.length === 0 ? 'There are no sources yet.' : `${several(all.length, 'source')}, `}
      {all.length > 0 &&
        (troubled === 0 ? (
          'none in trouble'
        ) : (
          <Link href={addressFor({ shown: 'trouble', term: '' })}>{counted(troubled)} in trouble</Link>
        ))}
    </p>
  );
};

const Feeds = ({ all }: { all: readonly OpsSource[] }) => {
  const filter = filterIn(useSearch());
  const shown = all.filter((source) => isShown(source, filter));
  return (
    <>
      <FeedFilters all={all} filter={filter} />
      <Table className={feeds.table} columns={['Organization', 'Last load', ['Upcoming'], 'State', 'Report']}>
        {shown.map((source) => (
          <FeedRow key={source.id} source={source} />
        ))}
      </Table>
      {shown.length === 0 && <p className={styles.quiet}>No source matches.</p>}
    </>
  );
};
