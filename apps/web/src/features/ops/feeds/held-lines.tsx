import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Day,
  dayInYear,
  type HeldChange,
  type HeldKind,
  type HeldLine,
  type HeldPage,
  isDay,
  TBD,
  timeRange,
} from '#libs/contracts';
import { api } from '../../../lib/api';
import { useToday } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import styles from '../frame/ops.module.css';
import feeds from './feeds.module.css';

/** Page by page: a feed may have thousands. `of` tells one load from the next. */
export const HeldLines = ({ id, of, kind }: { id: string; of: string; kind: HeldKind }) => {
  const [pages, setPages] = useState(1);
  const today = useToday();
  const { data, isError } = useQuery({
    queryKey: ['ops', 'held-back', id, of, kind, pages],
    queryFn: async () => {
      const path = `/ops/sources/${encodeURIComponent(id)}/held-back?kind=${kind}`;
      let [total, lines]: [number, HeldLine[]] = [0, []];
      for (let nth = 0; nth < pages; nth++) {
        const page = await api.get<HeldPage>(`${path}&from=${lines.length}`);
        [total, lines] = [page.total, [...lines, ...page.lines]];
      }
      return { total, lines };
    },
    placeholderData: (before) => before,
  });
  if (isError) return <p role="alert">Unable to load the changes. Please try again later.</p>;
  if (!data) return null;
  const left = data.total - data.lines.length;
  return (
    <>
      <ol className={feeds.lines}>
        {data.lines.map((line) => (
          <li key={line.id}>
            <b>{line.name}</b>
            <span>{wordsOf(line, today)}</span>
            {line.was && <span className={feeds.was}>now: {wasWords(line.was, line, today)}</span>}
            {line.changes && <span className={feeds.was}>also: {line.changes.map(changeWords).join('; ')}</span>}
          </li>
        ))}
      </ol>
      {left > 0 && (
        <p className={feeds.deeds}>
          <Button className={styles.small} onClick={() => setPages(pages + 1)}>
            Show more
          </Button>
          <span className={styles.quiet}>{left} more</span>
        </p>
      )}
    </>
  );
};

const wordsOf = ({ date, startTime, location, isCancelled }: HeldLine, today: Day): string =>
  [
    isDay(date) ? dayInYear(date, today) : TBD,
    timeRange({ time: '', ...(startTime && { startTime }) }),
    location,
    isCancelled && 'cancelled',
  ]
    .filter(Boolean)
    .join(', ');

const wasWords = (was: HeldLine, line: HeldLine, today: Day): string =>
  [was.name !== line.name && `“${was.name}”`, wordsOf(was, today), line.isCancelled && !was.isCancelled && 'on']
    .filter(Boolean)
    .join(', ');

const changeWords = ({ field, was, is }: HeldChange): string => {
  const name = FIELDS[field] ?? field;
  if (was && is) return `${name} ${is}, now ${was}`;
  if (is) return `${name} ${is}`;
  return was ? `${name}, now ${was}` : name;
};

/** As residents see them. */
const FIELDS: Readonly<Record<string, string>> = {
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
