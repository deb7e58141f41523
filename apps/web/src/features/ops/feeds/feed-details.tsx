import { useState } from 'react';
import type { OpsSource } from '#libs/contracts';
import type { RemoveSourceBody } from '#libs/contracts/requests';
import { focusHeading } from '../../../lib/focus-heading';
import { toast } from '../../../lib/toast';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { Breakable } from '../frame/breakable';
import { ConfirmDialog } from '../frame/confirm-dialog';
import { shortMoment } from '../frame/moments';
import styles from '../frame/ops.module.css';
import { AddressForm } from './address-form';
import { DoubtfulZone } from './doubtful-zone';
import feeds from './feeds.module.css';
import { HeldBack } from './held-back';
import { PauseForm } from './pause-form';
import { orSay, useTell } from './use-feeds';
import { ZoneForm } from './zone-form';

/** What of a source is unfolded. */
export type Opened = 'details' | 'pause' | 'address' | 'zone' | 'held-back';

type Props = { source: OpsSource; opened: Opened; onOpen: (opened: Opened) => void; onClose: () => void };

export const FeedDetails = ({ source, opened, onOpen, onClose }: Props) => {
  const { id, name, isPaused, isTrouble, checking, heldBack } = source;
  const tell = useTell(id);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div className={feeds.details}>
      {opened === 'pause' && <PauseForm source={source} onDone={onClose} onCancel={() => onOpen('details')} />}
      {opened === 'address' && <AddressForm source={source} onDone={onClose} onCancel={() => onOpen('details')} />}
      {opened === 'zone' && <ZoneForm source={source} onDone={onClose} onCancel={() => onOpen('details')} />}
      {opened === 'held-back' && heldBack && <HeldBack source={source} heldBack={heldBack} onDone={onClose} />}
      {source.zoneSuspicion && opened === 'details' && <DoubtfulZone source={source} suspicion={source.zoneSuspicion} />}
      <Facts source={source} />
      {source.problems.length > 0 && (
        <ul className={feeds.problems}>
          {[...new Set(source.problems)].map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div className={feeds.deeds}>
        {opened !== 'held-back' && (
          <Button
            className={styles.small}
            aria-disabled={checking !== undefined || isPaused}
            onClick={() => checking === undefined && !isPaused && orSay(tell('check'))}
          >
            {isTrouble ? 'Try again' : 'Load now'}
          </Button>
        )}
        {isPaused ? (
          <Button className={styles.small} onClick={() => orSay(tell('resume'))}>
            Resume
          </Button>
        ) : (
          <Button className={styles.small} aria-expanded={opened === 'pause'} onClick={() => onOpen('pause')}>
            Pause…
          </Button>
        )}
        {heldBack && (
          <Button className={styles.small} aria-expanded={opened === 'held-back'} onClick={() => onOpen('held-back')}>
            Held import
          </Button>
        )}
        <Button className={styles.small} aria-expanded={opened === 'address'} onClick={() => onOpen('address')}>
          Change address…
        </Button>
        <Button className={styles.small} aria-expanded={opened === 'zone'} onClick={() => onOpen('zone')}>
          Set zone…
        </Button>
        <Button className={styles.small} variant="danger" onClick={() => setRemoving(true)}>
          Remove…
        </Button>
      </div>
      <ConfirmDialog
        opened={isRemoving}
        title={`Remove ${name}`}
        lead="The source is no longer loaded. Its events stay."
        action="Remove"
        name={name}
        send={(said) => tell('remove', said satisfies RemoveSourceBody)}
        onClose={() => setRemoving(false)}
        onDone={() => {
          toast({ title: 'Source removed', description: `${name} is no longer loaded. Its events stay.` });
          focusHeading();
        }}
      />
    </div>
  );
};

const Facts = ({ source: { address, timeZone, nextLoad, name } }: { source: OpsSource }) => {
  const { timeZone: townZone } = useTown();
  const today = useToday();
  return (
    <dl className={feeds.facts}>
      <div>
        <dt>Name</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>
          <Breakable address={address} />
        </dd>
      </div>
      <div>
        <dt>Time zone</dt>
        <dd>{timeZone ?? 'As in the feed'}</dd>
      </div>
      {nextLoad && (
        <div>
          <dt>Next load</dt>
          <dd>{shortMoment(townZone, nextLoad, today)}</dd>
        </div>
      )}
    </dl>
  );
};
