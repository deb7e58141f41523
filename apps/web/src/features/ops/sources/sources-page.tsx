import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { formatCount, formatNumber, type OpsSource } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { ConnectionNotice } from '../frame/connection-notice';
import styles from '../frame/ops.module.css';
import { OpsSection } from '../frame/parts';
import { Table } from '../frame/table';
import { AddSource } from './add-source';
import { matchesFilter, parseSourceFilter, sourcesPathFor } from './source-filter';
import { SourceFilters } from './source-filters';
import { SourceRow } from './source-row';
import feeds from './sources.module.css';
import { useSources } from './use-sources';

export const SourcesPage = () => {
  const { data, isError } = useSources();
  const [isAdding, setAdding] = useState(false);
  return (
    <OpsSection title="Feed health">
      <div className={feeds.top}>
        {isAdding ? (
          <AddSource onClose={() => setAdding(false)} />
        ) : (
          <Button className={styles.small} onClick={() => setAdding(true)}>
            Add a source…
          </Button>
        )}
      </div>
      <ConnectionNotice state={isError && data ? 'lost' : 'live'} />
      {isError && !data && <p role="alert">Unable to load the sources. Please try again later.</p>}
      {data && <SourcesSummary all={data} />}
      {data && data.length > 0 && <SourcesTable all={data} />}
    </OpsSection>
  );
};

/** Announced when it changes, because sources are checked in the background. */
const SourcesSummary = ({ all }: { all: readonly OpsSource[] }) => {
  const troubled = all.filter(({ isTrouble }) => isTrouble).length;
  return (
    <p className={styles.quiet} role="status">
      {all.length === 0 ? 'There are no sources yet.' : `${formatCount(all.length, 'source')}, `}
      {all.length > 0 &&
        (troubled === 0 ? (
          'none in trouble'
        ) : (
          <Link href={sourcesPathFor({ choice: 'trouble', term: '' })}>{formatNumber(troubled)} in trouble</Link>
        ))}
    </p>
  );
};

const SourcesTable = ({ all }: { all: readonly OpsSource[] }) => {
  const filter = parseSourceFilter(useSearch());
  const matches = all.filter((source) => matchesFilter(source, filter));
  return (
    <>
      <SourceFilters all={all} filter={filter} />
      <Table className={feeds.table} columns={['Organization', 'Last load', ['Upcoming'], 'State', 'Report']}>
        {matches.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </Table>
      {matches.length === 0 && <p className={styles.quiet}>No source matches.</p>}
    </>
  );
};
