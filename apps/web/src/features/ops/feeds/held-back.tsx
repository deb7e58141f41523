import { useEffect, useRef, useState } from 'react';
import { type HeldBackLoad, type HeldKind, numberWords, type OpsSource } from '#libs/contracts';
import { toast } from '../../../lib/toast';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { shortMoment } from '../frame/moments';
import styles from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import feeds from './feeds.module.css';
import { HeldLines } from './held-lines';
import { orSay, useTell } from './use-feeds';

type Props = { source: OpsSource; heldBack: HeldBackLoad; onDone: () => void };

/** What an operator can do about a load, none of it before the others, above what it would change: that may be long. */
export const HeldBack = ({ source, heldBack, onDone }: Props) => {
  const { id, name, reason, address } = source;
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
  const act = async (deed: 'check' | 'accept', body: object = {}) => {
    if (sending) return;
    setSending(true);
    await orSay(tell(deed, body).then(onDone));
    setSending(false);
  };
  return (
    <section ref={part} tabIndex={-1} className={feeds.held} aria-label={`Held import of ${name}`}>
      <p>
        Held back since {shortMoment(timeZone, since, today)}. Its address: {address}
      </p>
      {heldBack.gone > 0 && <p>Missing events are removed after three accepted loads in a row without them.</p>}
      {isRefusing ? (
        <ReasonForm
          action="Refuse this load"
          label="Why you refuse it"
          send={({ reason }) => tell('refuse', { of, reason })}
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
          <Button key={one} className={styles.small} aria-pressed={kind === one} onClick={() => setKind(one)}>
            {words(heldBack[one])}
          </Button>
        ))}
      </div>
      {kind && <HeldLines key={`${of} ${kind}`} id={id} of={of} kind={kind} />}
    </section>
  );
};

/** What lets in is left out of an address, which leads nowhere then; a file of the server leads nowhere from here. */
const isOpenable = (address: string) => /^https?:/.test(address) && !address.includes('…');

const KINDS: readonly [HeldKind, (count: number) => string][] = [
  ['gone', (count) => `${numberWords(count)} would go`],
  ['changed', (count) => `${numberWords(count)} would change`],
  ['added', (count) => `${numberWords(count)} would come`],
];
