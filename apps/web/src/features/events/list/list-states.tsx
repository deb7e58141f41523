import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countRoomRows, type Day, dayOfMonth, formatCount, formatShortMonth, formatWeekday } from '#libs/contracts';
import { focusHeading } from '../../../lib/focus-heading';
import { queries } from '../../../lib/queries';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { formatEventCount } from '../format-event-count';
import { useIsLarge } from '../use-events';
import styles from './list-states.module.css';

export const EventListSkeleton = () => (
  <>
    <LoadingCountsText />
    <section className={styles.group} data-list aria-label="Loading" aria-busy="true">
      <div className={styles.head}>
        <SkeletonBar width="120px" />
      </div>
      <div className={styles.day} aria-hidden="true">
        <div className={styles.date}>
          <SkeletonBar width="54px" />
          <span className={`${styles.bone} ${styles.tall}`} />
          <SkeletonBar width="76px" />
        </div>
        <ul className={styles.rows}>
          {SKELETON_ROWS.map(([name, place, organization]) => (
            <li key={name} className={styles.row}>
              <SkeletonBar width="84px" />
              <span>
                <SkeletonBar width={name} />
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

const SkeletonBar = ({ width }: { width: string }) => <span className={styles.bone} style={{ width }} />;

const SKELETON_ROWS = [
  ['62%', '38%', '170px'],
  ['46%', '30%', '120px'],
  ['74%', '44%', '150px'],
  ['54%', '36%', '190px'],
  ['66%', '28%', '130px'],
] as const;

const LoadingCountsText = () => {
  const isLarge = useIsLarge();
  const { data: events } = useQuery({ ...queries.events, enabled: false });
  const { data: organizations } = useQuery({ ...queries.organizations, enabled: false });
  const counts = [
    !isLarge && events && formatEventCount(countRoomRows(events)),
    organizations && formatCount(organizations.length, 'organization'),
  ];
  return (
    <p className={`meta ${styles.counts}`} role="status">
      {counts.filter(Boolean).join(' · ') || 'Loading'}
    </p>
  );
};

export const EventListError = ({ onRetry }: { onRetry: () => void }) => (
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

type EmptyEventListProps = { today: Day; words?: string; children?: ReactNode };

export const EmptyEventList = ({ today, words = NO_EVENTS_TEXT, children }: EmptyEventListProps) => (
  <div className={styles.empty} role="status">
    <div className={styles.blank} aria-hidden="true">
      <span>
        {formatWeekday(today).slice(0, 3)}
        <span className={styles.rest}>{formatWeekday(today).slice(3)}</span>
      </span>
      <span className={`numeral ${styles.numeral}`}>{dayOfMonth(today)}</span>
      <span className={styles.month}>{formatShortMonth(today)}</span>
    </div>
    <p>{words}</p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);

const NO_EVENTS_TEXT = 'No events found. Check back soon for new events!';

type NoMatchingEventsProps = { onClear: () => void; searched?: ReactNode; moreInTown?: ReactNode; children?: ReactNode };

/** `children` are ways to undo parts of the search; `searched` says below them what was searched for. */
export const NoMatchingEvents = ({ onClear, searched, moreInTown, children }: NoMatchingEventsProps) => (
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
