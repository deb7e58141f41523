import { useState } from 'react';
import type { OpsSource } from '#libs/contracts';
import type { RemoveSourceBody } from '#libs/contracts/requests';
import { focusHeading } from '../../../lib/focus-heading';
import { toast } from '../../../lib/toast';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { BreakableAddress } from '../frame/breakable-address';
import { ConfirmDialog } from '../frame/confirm-dialog';
import { formatShortInstant } from '../frame/instant-texts';
import styles from '../frame/ops.module.css';
import { HeldImport } from './held-import';
import { PauseForm } from './pause-form';
import { SourceAddressForm } from './source-address-form';
import feeds from './sources.module.css';
import { useSourceAction, withErrorToast } from './use-sources';
import { ZoneForm } from './zone-form';
import { ZoneSuspicionNotice } from './zone-suspicion-notice';

export type SourcePanel = 'details' | 'pause' | 'address' | 'zone' | 'held-back';

type Props = { source: OpsSource; opened: SourcePanel; onOpen: (opened: SourcePanel) => void; onClose: () => void };

export const SourceDetails = ({ source, opened, onOpen, onClose }: Props) => {
  const { id, name, isPaused, isTrouble, checking, heldBack } = source;
  const sendAction = useSourceAction(id);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div className={feeds.details}>
      {opened === 'pause' && <PauseForm source={source} onDone={onClose} onCancel={() => onOpen('details')} />}
      {opened === 'address' && <SourceAddressForm source={source} onDone={onClose} onCancel={() => onOpen('details')} />}
      {opened === 'zone' && <ZoneForm source={source} onDone={onClose} onCancel={() => onOpen('details')} />}
      {opened === 'held-back' && heldBack && <HeldImport source={source} heldBack={heldBack} onDone={onClose} />}
      {source.zoneSuspicion && opened === 'details' && <ZoneSuspicionNotice source={source} suspicion={source.zoneSuspicion} />}
      <SourceFacts source={source} />
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
            onClick={() => checking === undefined && !isPaused && withErrorToast(sendAction('check'))}
          >
            {isTrouble ? 'Try again' : 'Load now'}
          </Button>
        )}
        {isPaused ? (
          <Button className={styles.small} onClick={() => withErrorToast(sendAction('resume'))}>
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
        send={(input) => sendAction('remove', input satisfies RemoveSourceBody)}
        onClose={() => setRemoving(false)}
        onDone={() => {
          toast({ title: 'Source removed', description: `${name} is no longer loaded. Its events stay.` });
          focusHeading();
        }}
      />
    </div>
  );
};

const SourceFacts = ({ source: { address, timeZone, nextLoad, name } }: { source: OpsSource }) => {
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
          <BreakableAddress address={address} />
        </dd>
      </div>
      <div>
        <dt>Time zone</dt>
        <dd>{timeZone ?? 'As in the feed'}</dd>
      </div>
      {nextLoad && (
        <div>
          <dt>Next load</dt>
          <dd>{formatShortInstant(townZone, nextLoad, today)}</dd>
        </div>
      )}
    </dl>
  );
};
