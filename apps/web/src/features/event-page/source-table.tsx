import {
  dayOfMonth,
  type EventDetails,
  formatInstant,
  formatMonth,
  formatTimeAgo,
  type Provenance,
  yearOf,
} from '#libs/contracts';
import { useNow, useToday, useTown } from '../../lib/use-town';
import { Icon } from '../../ui/icon';
import styles from './event-page.module.css';
import { EventSection } from './event-section';

export const SourceTable = ({ event }: { event: EventDetails }) => {
  const sources = sourcesOf(event);
  const publishedOn = event.publishDate?.slice(0, 10);
  return sources.length > 0 ? (
    <EventSection title="Source">
      <table className={styles.source}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">URL</th>
            {publishedOn && <th scope="col">Published</th>}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, host, url }, place) => (
            <tr key={`${source} ${host} ${url}`}>
              <td>
                {source}
                {host && <span className={styles.host}>{host}</span>}
              </td>
              <td>
                {url && (
                  <a href={url} target="_blank" rel="noreferrer">
                    View Source
                    <Icon name="external" size={16} />
                    <span className="sr">, opens in a new tab</span>
                  </a>
                )}
              </td>
              {publishedOn && <td>{place === 0 && formatPublished(publishedOn)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {sources.map((one) => (
        <CheckTimes key={`${one.source} ${one.host} ${one.url}`} provenance={one} alone={sources.length === 1} />
      ))}
    </EventSection>
  ) : null;
};

const sourcesOf = ({ provenance, sourceName, sourceUrl: url }: EventDetails): Provenance[] => {
  if (provenance?.length) return provenance;
  return sourceName || url ? [{ source: sourceName ?? '', ...(url && { url }), isStale: false }] : [];
};

const CheckTimes = ({ provenance, alone }: { provenance: Provenance; alone: boolean }) => {
  const { source, host, checkedAt, isStale } = provenance;
  const [now, today] = [useNow(), useToday()];
  const { timeZone } = useTown();
  if (!checkedAt && !isStale) return null;
  const called = host ? `${source} (${host})` : source;
  const label = alone ? 'the source' : called;
  if (!isStale)
    return (
      <p className={styles.checked}>
        {alone ? 'Last' : `${called}: last`} checked {formatTimeAgo(checkedAt!, now)}.
      </p>
    );
  return (
    <p className={styles.checked}>
      We could not check {label}
      {checkedAt && ` since it was last read ${formatInstant(timeZone, checkedAt, today)}`}. What it says may have changed: ask
      before you go.
    </p>
  );
};

const formatPublished = (day: string) => `${formatMonth(day).slice(0, 3)} ${dayOfMonth(day)}, ${yearOf(day)}`;
