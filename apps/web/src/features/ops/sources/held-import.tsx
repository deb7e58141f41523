import { useEffect, useRef, useState } from 'react';
import { formatNumber, type HeldImportKind, type HeldImportSummary, type OpsSource } from '#libs/contracts';
import { toast } from '../../../lib/toast';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { formatShortInstant } from '../frame/instant-texts';
import styles from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import { HeldImportEvents } from './held-import-events';
import feeds from './sources.module.css';
import { useSourceAction, withErrorToast } from './use-sources';

type Props = { source: OpsSource; heldBack: HeldImportSummary; onDone: () => void };

/** The buttons are above the changes, because these can be long. */
export const HeldImport = ({ source, heldBack, onDone }: Props) => {
  const { id, name, reason, address } = source;
  const { of, since } = heldBack;
  const sendAction = useSourceAction(id);
  const { timeZone } = useTown();
  const today = useToday();
  const kinds = KIND_TABS.filter(([kind]) => heldBack[kind] > 0);
  const [chosenKind, setChosenKind] = useState<HeldImportKind>();
  // A newer import may have no changes of the chosen kind.
  const kind = kinds.find(([one]) => one === chosenKind)?.[0] ?? kinds[0]?.[0];
  const [sending, setSending] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const act = async (action: 'check' | 'accept', body: object = {}) => {
    if (sending) return;
    setSending(true);
    await withErrorToast(sendAction(action, body).then(onDone));
    setSending(false);
  };
  return (
    <section ref={section} tabIndex={-1} className={feeds.held} aria-label={`Held import of ${name}`}>
      <p>
        Held back since {formatShortInstant(timeZone, since, today)}. Its address: {address}
      </p>
      {heldBack.gone > 0 && <p>Missing events are removed after three accepted loads in a row without them.</p>}
      {isRefusing ? (
        <ReasonForm
          action="Refuse this load"
          label="Why you refuse it"
          send={({ reason }) => sendAction('refuse', { of, reason })}
          onDone={() => {
            toast({ title: 'Load refused', description: `${name} stays unchanged until its calendar changes again.` });
            onDone();
          }}
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <div className={feeds.deeds}>
          {isOpenable(address) && (
            <Button component="a" href={address} target="_blank" rel="noreferrer">
              Look
            </Button>
          )}
          {reason !== 'refused' && <Button onClick={() => setRefusing(true)}>Refuse…</Button>}
          <Button aria-disabled={sending} onClick={() => act('check')}>
            Try again
          </Button>
          <Button aria-disabled={sending} onClick={() => act('accept', { of })}>
            {heldBack.gone > 0 ? 'Accept the drop' : 'Accept the load'}
          </Button>
        </div>
      )}
      <div className={feeds.deeds}>
        {kinds.map(([one, words]) => (
          <Button key={one} className={styles.small} aria-pressed={kind === one} onClick={() => setChosenKind(one)}>
            {words(heldBack[one])}
          </Button>
        ))}
      </div>
      {kind && <HeldImportEvents key={`${of} ${kind}`} id={id} of={of} kind={kind} />}
    </section>
  );
};

/** Shortened addresses do not work, because their secret is left out. Files of the server cannot be opened from here. */
const isOpenable = (address: string) => /^https?:/.test(address) && !address.includes('…');

const KIND_TABS: readonly [HeldImportKind, (count: number) => string][] = [
  ['gone', (count) => `${formatNumber(count)} would go`],
  ['changed', (count) => `${formatNumber(count)} would change`],
  ['added', (count) => `${formatNumber(count)} would come`],
];
