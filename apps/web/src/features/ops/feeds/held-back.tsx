import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Day,
  dayInYear,
  type HeldBackLoad,
  type HeldKind,
  type HeldLine,
  type HeldPage,
  isDay,
  type OpsSource,
  TBD,
  timeRange,
} from '#libs/contracts';
import { api } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { shortMoment } from '../frame/moments';
import styles from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import feeds from './feeds.module.css';
import { orSay, useTell } from './use-feeds';

type Props = { source: OpsSource; heldBack: HeldBackLoad; onDone: () => void };

/** What a load would change, and the word that an operator gives for it or does not. */
export const HeldBack = ({ source, heldBack, onDone }: Props) => {
  const { id, name, state } = source;
  const { of, since } = heldBack;
  const tell = useTell(id);
  const { timeZone } = useTown();
  const today = useToday();
  const kinds = KINDS.filter(([kind]) => heldBack[kind] > 0);
  const [chosen, setKind] = useState<HeldKind>();
  // Of a load that came meanwhile there may be none of what was looked at.
  const kind = kinds.find(([one]) => one === chosen)?.[0] ?? kinds[0]?.[0];
  const [sending, setSending] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  const accept = async () => {
    if (sending) return;
    setSending(true);
    await orSay(tell('accept', { of }).then(onDone));
    setSending(false);
  };
  return (
    <section ref={part} tabIndex={-1} className={feeds.held} aria-label={`What is held back of ${name}`}>
      <p>Held back since {shortMoment(timeZone, since, today)}.</p>
      <div className={feeds.deeds}>
        {kinds.map(([one, words]) => (
          <Button key={one} className={styles.small} aria-pressed={kind === one} onClick={() => setKind(one)}>
            {words(heldBack[one])}
          </Button>
        ))}
      </div>
      {heldBack.gone > 0 && <p>What would go leaves the calendar when three accepted loads in a row have lacked it.</p>}
      {kind && <Lines key={`${of} ${kind}`} id={id} of={of} kind={kind} />}
      {isRefusing ? (
        <ReasonForm
          action="Refuse this load"
          label="Why it is not wanted"
          send={({ reason }) => tell('refuse', { of, reason })}
          onDone={() => {
            toast({ title: 'Load refused', description: `${name} stays as it was for as long as it says the same.` });
            onDone();
          }}
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <div className={feeds.deeds}>
          <Button variant="filled" aria-disabled={sending} onClick={accept}>
            {heldBack.gone > 0 ? 'Accept the drop' : 'Accept the load'}
          </Button>
          {state !== 'refused' && <Button onClick={() => setRefusing(true)}>Refuse…</Button>}
        </div>
      )}
    </section>
  );
};

const KINDS: readonly [HeldKind, (count: number) => string][] = [
  ['gone', (count) => `${count} would go`],
  ['changed', (count) => `${count} would change`],
  ['added', (count) => `${count} would come`],
];

/** Page by page: a feed may have thousands. `of` tells one load from the next. */
const Lines = ({ id, of, kind }: { id: string; of: string; kind: HeldKind }) => {
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
  if (isError) return <p role="alert">Unable to load what would change. Please try again later.</p>;
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
