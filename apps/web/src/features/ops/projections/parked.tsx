import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { ParkedDocument, ParkedReaction, Retried } from '#libs/contracts';
import { focusHeading } from '../../../lib/focus-heading';
import { toast } from '../../../lib/toast';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { counted, several } from '../frame/counting';
import { shortMoment } from '../frame/moments';
import styles from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import { sayRefused } from '../frame/say-refused';
import { type Alike, groupAlike, isFolded } from './alike';
import { inspect, retry, retryReaction, skip, skipReaction, type Wanted } from './calls';
import { Facts } from './facts';
import page from './projections.module.css';

type Props = {
  documents: readonly ParkedDocument[];
  reactions: readonly ParkedReaction[];
  onFollow: (wanted: Wanted) => void;
};

/** What stands still until somebody looks: documents of projections, and what reactors have put aside. */
export const Parked = ({ documents, reactions, onFollow }: Props) => (
  <>
    {documents.length + reactions.length === 0 && <p className={styles.quiet}>Nothing is parked.</p>}
    <Groups groups={groupAlike(documents, ({ projection }) => projection)}>
      {(one) => <ParkedOne key={`${one.projection} ${one.key}`} one={one} onFollow={onFollow} />}
    </Groups>
    <Groups groups={groupAlike(reactions, ({ reactor }) => reactor)}>
      {(one) => <AsideOne key={`${one.reactor} ${one.position}`} one={one} onFollow={onFollow} />}
    </Groups>
  </>
);

type GroupsProps<T> = { groups: readonly Alike<T>[]; children: (one: T) => ReactNode };

const Groups = <T,>({ groups, children }: GroupsProps<T>) =>
  groups.map((alike) =>
    isFolded(alike) ? (
      <Folded key={`${alike.by} ${alike.reason}`} alike={alike}>
        {children}
      </Folded>
    ) : (
      alike.all.map(children)
    ),
  );

const Folded = <T,>({ alike: { by, reason, all }, children }: { alike: Alike<T>; children: (one: T) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = isOpen ? 'Fold' : `Show all ${counted(all.length)}`;
  return (
    <section className={page.parked}>
      <h3>
        <b>{by}</b> <span>{counted(all.length)} parked for one reason</span>
      </h3>
      <p className={page.why}>{reason}</p>
      <div className={`${styles.answers} ${page.answers}`}>
        <Button
          className={styles.small}
          aria-label={`${words}: ${by}, ${reason}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          {words}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && all.map(children)}
      </div>
    </section>
  );
};

const ParkedOne = ({ one, onFollow }: { one: ParkedDocument; onFollow: Props['onFollow'] }) => {
  const { projection, key, position, type, reason, waiting } = one;
  const [isOpen, setOpen] = useState(false);
  const seen = useId();
  return (
    <Article
      by={projection}
      what={key}
      reason={`Position ${counted(position)}, ${type}: ${reason}`}
      meta={`${waiting > 0 ? `${several(waiting, 'later event')} of this key ${waiting === 1 ? 'waits' : 'wait'}. ` : ''}Everything else goes on.`}
      onRetry={async () => goneOn(key, await retry(one))}
      skip={async (reason) => goneOn(key, await skip(one, reason))}
    >
      <Button
        className={styles.small}
        aria-label={`Inspect ${key}`}
        aria-expanded={isOpen}
        aria-controls={seen}
        onClick={() => setOpen((was) => !was)}
      >
        Inspect
      </Button>
      <div id={seen} className={page.inspected} hidden={!isOpen}>
        {isOpen && <Inspected one={one} onFollow={onFollow} />}
      </div>
    </Article>
  );
};

const Inspected = ({ one, onFollow }: { one: ParkedDocument; onFollow: Props['onFollow'] }) => {
  const { projection, key, position } = one;
  const { data, isError } = useQuery({
    queryKey: ['ops', 'parked', projection, key, position],
    queryFn: () => inspect(one),
    staleTime: 0,
  });
  if (isError) return <p role="alert">This document can no longer be loaded.</p>;
  if (!data) return <p className={styles.quiet}>Looking…</p>;
  return (
    <>
      {data.fact ? <Facts title="The fact" of={data.fact} /> : <p>The log no longer has this fact.</p>}
      <p className={page.label}>The document as shown</p>
      {data.document === null ? (
        <p>There is none yet.</p>
      ) : (
        <pre className={page.data}>{JSON.stringify(data.document, null, 2)}</pre>
      )}
      <Button className={styles.small} onClick={() => onFollow({ by: 'position', number: position })}>
        Follow this fact
      </Button>
    </>
  );
};

const goneOn = (key: string, { isParked, reason }: Retried) => {
  if (isParked) return toast({ title: 'Still parked', description: reason ?? '', variant: 'destructive' });
  toast({ title: 'Retried', description: `${key} is up to date.` });
  focusHeading();
};

const AsideOne = ({ one, onFollow }: { one: ParkedReaction; onFollow: Props['onFollow'] }) => {
  const { timeZone } = useTown();
  const today = useToday();
  const { reactor, stream, position, reason, attempts, due } = one;
  const again = due === null ? 'There is no automatic retry.' : `Next try at ${shortMoment(timeZone, due, today, 'second')}.`;
  return (
    <Article
      by={reactor}
      what={stream}
      reason={`Position ${counted(position)}: ${reason}`}
      meta={`Tried ${several(attempts, 'time')}. ${again}`}
      onRetry={async () => {
        await retryReaction(one);
        toast({ title: 'Tried again', description: `${reactor} tries it again now.` });
      }}
      skip={async (reason) => {
        await skipReaction(one, reason);
        focusHeading();
      }}
    >
      <Button
        className={styles.small}
        aria-label={`Follow ${stream}`}
        onClick={() => onFollow({ by: 'position', number: position })}
      >
        Follow
      </Button>
    </Article>
  );
};

type ArticleProps = {
  by: string;
  what: string;
  reason: string;
  meta: string;
  onRetry: () => Promise<unknown>;
  skip: (reason: string) => Promise<unknown>;
  /** The first button, and what it opens. */
  children: ReactNode;
};

const Article = ({ by, what, reason, meta, onRetry, skip, children }: ArticleProps) => {
  const [isSkipping, setSkipping] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [isBack, setBack] = useState(false);
  const tryAgain = async () => {
    if (isTrying) return;
    setTrying(true);
    await onRetry().catch(sayRefused);
    setTrying(false);
  };
  return (
    <article className={page.parked}>
      <h3>
        <b>{by}</b> <span>{what}</span>
      </h3>
      <p className={page.why}>{reason}</p>
      <p className={page.said}>{meta}</p>
      {isSkipping ? (
        <ReasonForm
          label="Reason for skipping"
          action="Skip this event"
          send={({ reason }) => skip(reason)}
          onDone={() => setSkipping(false)}
          onCancel={() => {
            setSkipping(false);
            setBack(true);
          }}
        />
      ) : (
        <div className={`${styles.answers} ${page.answers}`}>
          {children}
          <Button className={styles.small} aria-label={`Retry ${what}`} aria-disabled={isTrying} onClick={tryAgain}>
            Retry
          </Button>
          <Button
            className={styles.small}
            aria-label={`Skip ${what}`}
            aria-expanded={false}
            autoFocus={isBack}
            onClick={() => setSkipping(true)}
          >
            Skip…
          </Button>
        </div>
      )}
    </article>
  );
};
