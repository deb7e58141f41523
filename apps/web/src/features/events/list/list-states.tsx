import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countedWords, countRows, type Day, dayNumber, shortMonth, weekdayName } from '#libs/contracts';
import { focusHeading } from '../../../lib/focus-heading';
import { queries } from '../../../lib/queries';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { countWords } from '../count-words';
import styles from './list-states.module.css';

/** Five rows and the accent of today, until the events are there. */
export const Loading = () => (
  <>
    <LoadingCounts />
    <section className={styles.group} data-list aria-label="Loading" aria-busy="true">
      <div className={styles.head}>
        <Bone width="120px" />
      </div>
      <div className={styles.day} aria-hidden="true">
        <div className={styles.date}>
          <Bone width="54px" />
          <span className={`${styles.bone} ${styles.tall}`} />
          <Bone width="76px" />
        </div>
        <ul className={styles.rows}>
          {ROWS.map(([name, place, organization]) => (
            <li key={name} className={styles.row}>
              <Bone width="84px" />
              <span>
                <Bone width={name} />
                <span className={`${styles.bone} ${styles.thin}`} style={{ width: place }} />
              </span>
              <span className={`${styles.bone} ${styles.organization}`} style={{ width: organization }} />
              <span className={`${styles.bone} ${styles.sign}`} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  </>
);

const Bone = ({ width }: { width: string }) => <span className={styles.bone} style={{ width }} />;

const ROWS = [
  ['62%', '38%', '170px'],
  ['46%', '30%', '120px'],
  ['74%', '44%', '150px'],
  ['54%', '36%', '190px'],
  ['66%', '28%', '130px'],
] as const;

const LoadingCounts = () => {
  const { data: events } = useQuery({ ...queries.events, enabled: false });
  const { data: organizations } = useQuery({ ...queries.organizations, enabled: false });
  const counts = [events && countWords(countRows(events)), organizations && countedWords(organizations.length, 'organization')];
  return (
    <p className={`meta ${styles.counts}`} role="status">
      {counts.filter(Boolean).join(' · ') || 'Loading'}
    </p>
  );
};

export const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.empty} data-bad role="alert">
    <div className={styles.blank} aria-hidden="true">
      <span className={`numeral ${styles.numeral}`}>!</span>
    </div>
    <p>Failed to load events. Please try again later.</p>
    <Button
      leftSection={<Icon name="refresh" />}
      onClick={() => {
        onRetry();
        focusHeading();
      }}
    >
      Try again
    </Button>
  </div>
);

type EmptyProps = { today: Day; words?: string; children?: ReactNode };

/** `children` lead on from here. */
export const Empty = ({ today, words = NO_EVENTS, children }: EmptyProps) => (
  <div className={styles.empty} role="status">
    <div className={styles.blank} aria-hidden="true">
      <span>
        {weekdayName(today).slice(0, 3)}
        <span className={styles.rest}>{weekdayName(today).slice(3)}</span>
      </span>
      <span className={`numeral ${styles.numeral}`}>{dayNumber(today)}</span>
      <span className={styles.month}>{shortMonth(today)}</span>
    </div>
    <p>{words}</p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);

const NO_EVENTS = 'No events found. Check back soon for new events!';

type FilteredProps = { onClear: () => void; searched?: ReactNode; moreInTown?: ReactNode; children?: ReactNode };

/** `children` are other ways back than all of it at once; below them stands what was `searched`. */
export const Filtered = ({ onClear, searched, moreInTown, children }: FilteredProps) => (
  <div className={styles.empty} role="status">
    <div className={styles.blank} aria-hidden="true">
      <span className={`numeral ${styles.numeral}`}>0</span>
    </div>
    <p>No events match your search criteria.</p>
    {children && <p className={styles.hint}>Take one filter off, or all of them.</p>}
    <div className={styles.ways}>
      <Button variant="filled" onClick={onClear}>
        Clear filters
      </Button>
      {children}
    </div>
    <div className={styles.below}>
      {searched}
      {moreInTown}
    </div>
  </div>
);
