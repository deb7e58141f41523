import { formatDateInYear, type SourcePreview } from '#libs/contracts';
import { useToday } from '../../../lib/use-town';
import { BreakableAddress } from '../frame/breakable-address';
import styles from './sources.module.css';

export const SourcePreviewPanel = ({ preview }: { preview: SourcePreview }) => {
  const { calendar, moves: currentAddress, upcoming: upcomingCount, next: nextEvents, problem, zoneSuspicion } = preview;
  const today = useToday();
  return (
    <section className={`${styles.whole} ${styles.preview}`} aria-label="Preview" role="status">
      <p>{problem ? `It cannot be loaded: ${problem}` : formatHeading(nextEvents.length, upcomingCount)}</p>
      {nextEvents.length > 0 && (
        <ol className={styles.lines}>
          {nextEvents.map(({ name, date, time, location, isCancelled }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feed may list the same event twice, and the list never changes.
            <li key={nth}>
              <b>{name}</b>
              <span>
                {[formatDateInYear(date, today), time, location, isCancelled && 'cancelled'].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ol>
      )}
      {zoneSuspicion && <p>Its times seem to be in {zoneSuspicion.likely}. You can set that time zone once it is loaded.</p>}
      <p>It will be called {calendar}.</p>
      {currentAddress && (
        <p>
          The organization has a calendar with this name at <BreakableAddress address={currentAddress} />. It will be moved to the
          new address. If this is another calendar, give it a different name.
        </p>
      )}
    </section>
  );
};

const formatHeading = (count: number, upcomingCount: number): string => {
  if (count === 0) return 'It can be loaded, but has no upcoming events.';
  return upcomingCount > count ? `The next ${count} of its ${upcomingCount} events:` : 'Its next events:';
};
