import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { formatCount, formatNumber, type ParkedDocument, type ParkedReaction, type RetryResponse } from '#libs/contracts';
import { focusHeading } from '../../../lib/focus-heading';
import { toast } from '../../../lib/toast';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { formatShortInstant } from '../frame/instant-texts';
import styles from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import { showErrorToast } from '../frame/show-error-toast';
import { FactDetails } from './fact-details';
import { groupParked, isFolded, type ParkedGroup } from './parked-groups';
import { type FactReference, inspectParked, retryParked, retryReaction, skipParked, skipReaction } from './projection-calls';
import page from './projections.module.css';

type Props = {
  documents: readonly ParkedDocument[];
  reactions: readonly ParkedReaction[];
  onFollow: (reference: FactReference) => void;
};

export const ParkedList = ({ documents, reactions, onFollow }: Props) => (
  <>
    {documents.length + reactions.length === 0 && <p className={styles.quiet}>Nothing is parked.</p>}
    <ParkedGroups groups={groupParked(documents, ({ projection }) => projection)}>
      {(one) => <ParkedDocumentItem key={`${one.projection} ${one.key}`} one={one} onFollow={onFollow} />}
    </ParkedGroups>
    <ParkedGroups groups={groupParked(reactions, ({ reactor }) => reactor)}>
      {(one) => <ParkedReactionItem key={`${one.reactor} ${one.position}`} one={one} onFollow={onFollow} />}
    </ParkedGroups>
  </>
);

type ParkedGroupsProps<T> = { groups: readonly ParkedGroup<T>[]; children: (one: T) => ReactNode };

const ParkedGroups = <T,>({ groups, children }: ParkedGroupsProps<T>) =>
  groups.map((alike) =>
    isFolded(alike) ? (
      <FoldedGroup key={`${alike.by} ${alike.reason}`} alike={alike}>
        {children}
      </FoldedGroup>
    ) : (
      alike.all.map(children)
    ),
  );

const FoldedGroup = <T,>({
  alike: { by, reason, all },
  children,
}: {
  alike: ParkedGroup<T>;
  children: (one: T) => ReactNode;
}) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = isOpen ? 'Fold' : `Show all ${formatNumber(all.length)}`;
  return (
    <section className={page.parked}>
      <h3>
        <b>{by}</b> <span>{formatNumber(all.length)} parked for one reason</span>
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

const ParkedDocumentItem = ({ one, onFollow }: { one: ParkedDocument; onFollow: Props['onFollow'] }) => {
  const { projection, key, position, type, reason, waiting } = one;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <ParkedItem
      by={projection}
      what={key}
      reason={`Position ${formatNumber(position)}, ${type}: ${reason}`}
      meta={`${waiting > 0 ? `${formatCount(waiting, 'later event')} of this key ${waiting === 1 ? 'waits' : 'wait'}. ` : ''}Everything else goes on.`}
      onRetry={async () => showRetryResult(key, await retryParked(one))}
      skip={async (reason) => showRetryResult(key, await skipParked(one, reason))}
    >
      <Button
        className={styles.small}
        aria-label={`Inspect ${key}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((was) => !was)}
      >
        Inspect
      </Button>
      <div id={panelId} className={page.inspected} hidden={!isOpen}>
        {isOpen && <ParkedDocumentDetails one={one} onFollow={onFollow} />}
      </div>
    </ParkedItem>
  );
};

const ParkedDocumentDetails = ({ one, onFollow }: { one: ParkedDocument; onFollow: Props['onFollow'] }) => {
  const { projection, key, position } = one;
  const { data, isError } = useQuery({
    queryKey: ['ops', 'parked', projection, key, position],
    queryFn: () => inspectParked(one),
    staleTime: 0,
  });
  if (isError) return <p role="alert">This document can no longer be loaded.</p>;
  if (!data) return <p className={styles.quiet}>Looking…</p>;
  return (
    <>
      {data.fact ? <FactDetails title="The fact" of={data.fact} /> : <p>The log no longer has this fact.</p>}
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

const showRetryResult = (key: string, { isParked, reason }: RetryResponse) => {
  if (isParked) return toast({ title: 'Still parked', description: reason ?? '', variant: 'destructive' });
  toast({ title: 'Retried', description: `${key} is up to date.` });
  focusHeading();
};

const ParkedReactionItem = ({ one, onFollow }: { one: ParkedReaction; onFollow: Props['onFollow'] }) => {
  const { timeZone } = useTown();
  const today = useToday();
  const { reactor, stream, position, reason, attempts, due } = one;
  const retryText =
    due === null ? 'There is no automatic retry.' : `Next try at ${formatShortInstant(timeZone, due, today, 'second')}.`;
  return (
    <ParkedItem
      by={reactor}
      what={stream}
      reason={`Position ${formatNumber(position)}: ${reason}`}
      meta={`Tried ${formatCount(attempts, 'time')}. ${retryText}`}
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
    </ParkedItem>
  );
};

type ParkedItemProps = {
  by: string;
  what: string;
  reason: string;
  meta: string;
  onRetry: () => Promise<unknown>;
  skip: (reason: string) => Promise<unknown>;
  children: ReactNode;
};

const ParkedItem = ({ by, what, reason, meta, onRetry, skip, children }: ParkedItemProps) => {
  const [isSkipping, setSkipping] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [isBack, setBack] = useState(false);
  const tryAgain = async () => {
    if (isTrying) return;
    setTrying(true);
    await onRetry().catch(showErrorToast);
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
