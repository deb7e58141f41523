import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Day,
  formatDateInYear,
  formatTimeRange,
  type HeldImportChange,
  type HeldImportEvent,
  type HeldImportKind,
  type HeldImportPage,
  isDay,
  TBD,
} from '#libs/contracts';
import { api } from '../../../lib/api';
import { useToday } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import styles from '../frame/ops.module.css';
import feeds from './sources.module.css';

/** In pages, because an import can have thousands of changes. `of` identifies the import. */
export const HeldImportEvents = ({ id, of, kind }: { id: string; of: string; kind: HeldImportKind }) => {
  const [pages, setPages] = useState(1);
  const today = useToday();
  const { data, isError } = useQuery({
    queryKey: ['ops', 'held-back', id, of, kind, pages],
    queryFn: async () => {
      const path = `/ops/sources/${encodeURIComponent(id)}/held-back?kind=${kind}`;
      let [total, lines]: [number, HeldImportEvent[]] = [0, []];
      for (let nth = 0; nth < pages; nth++) {
        const page = await api.get<HeldImportPage>(`${path}&from=${lines.length}`);
        [total, lines] = [page.total, [...lines, ...page.lines]];
      }
      return { total, lines };
    },
    placeholderData: (before) => before,
  });
  if (isError) return <p role="alert">Unable to load the changes. Please try again later.</p>;
  if (!data) return null;
  const linesLeft = data.total - data.lines.length;
  return (
    <>
      <ol className={feeds.lines}>
        {data.lines.map((line) => (
          <li key={line.id}>
            <b>{line.name}</b>
            <span>{formatEvent(line, today)}</span>
            {line.was && <span className={feeds.was}>now: {formatFormer(line.was, line, today)}</span>}
            {line.changes && <span className={feeds.was}>also: {line.changes.map(formatChange).join('; ')}</span>}
          </li>
        ))}
      </ol>
      {linesLeft > 0 && (
        <p className={feeds.deeds}>
          <Button className={styles.small} onClick={() => setPages(pages + 1)}>
            Show more
          </Button>
          <span className={styles.quiet}>{linesLeft} more</span>
        </p>
      )}
    </>
  );
};

const formatEvent = ({ date, startTime, location, isCancelled }: HeldImportEvent, today: Day): string =>
  [
    isDay(date) ? formatDateInYear(date, today) : TBD,
    formatTimeRange({ time: '', ...(startTime && { startTime }) }),
    location,
    isCancelled && 'cancelled',
  ]
    .filter(Boolean)
    .join(', ');

const formatFormer = (was: HeldImportEvent, line: HeldImportEvent, today: Day): string =>
  [was.name !== line.name && `“${was.name}”`, formatEvent(was, today), line.isCancelled && !was.isCancelled && 'on']
    .filter(Boolean)
    .join(', ');

const formatChange = ({ field, was, is }: HeldImportChange): string => {
  const name = FIELD_NAMES[field] ?? field;
  if (was && is) return `${name} ${is}, now ${was}`;
  if (is) return `${name} ${is}`;
  return was ? `${name}, now ${was}` : name;
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  endDate: 'last day',
  endTime: 'end',
  coordinates: 'place on the map',
  imageUrl: 'picture',
  sourceUrl: 'link',
  onlineUrl: 'address to join online',
  isTentative: 'tentative',
  organizationId: 'organization',
  subOrganizationId: 'sub-organization',
  isPromoted: 'featured',
};
