import { useState } from 'react';
import type { ProjectionStanding } from '#libs/contracts';
import { sentenceOf } from '../../../lib/api';
import { focusHeading } from '../../../lib/focus-heading';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ConfirmDialog } from '../frame/confirm-dialog';
import { several } from '../frame/counting';
import styles from '../frame/ops.module.css';
import { askForRebuild, promote, stopRebuild, switchBack } from './calls';

export type Asked = Readonly<{ one: ProjectionStanding; about: 'rebuild' | 'stop' | 'promote' | 'switch back' }>;

type Props = Asked & { onClose: () => void };

/** What is asked before anything is done about a build. */
export const RebuildDialogs = ({ about, ...props }: Props) => {
  if (about === 'rebuild') return <Rebuild {...props} />;
  if (about === 'stop') return <Stop {...props} />;
  return about === 'promote' ? <Promote {...props} /> : <SwitchBack {...props} />;
};

type Each = Omit<Props, 'about'>;

const Rebuild = ({ one: { name, version }, onClose }: Each) => {
  const [error, setError] = useState<string>();
  const ask = (dryRun: boolean) => async () => {
    try {
      await askForRebuild(name, dryRun);
      onClose();
      focusHeading();
    } catch (failure) {
      setError(sentenceOf(failure, 'It could not be done. Please try again.'));
    }
  };
  return (
    <Dialog opened narrow onClose={onClose} title={`Rebuild ${name}`}>
      <p className={styles.lead}>
        A projector builds new documents from the whole log and compares them with the live ones. v{version} stays live until you
        promote the new build. A dry run only reports the differences.
      </p>
      {error && (
        <p role="alert" className={styles.refused}>
          {error}
        </p>
      )}
      <div className={styles.answers}>
        <Button className={styles.small} variant="filled" data-autofocus onClick={ask(false)}>
          Rebuild
        </Button>
        <Button className={styles.small} onClick={ask(true)}>
          Dry run
        </Button>
        <Button className={styles.small} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
};

const Stop = ({ one: { name, rebuild }, onClose }: Each) => {
  const isReady = rebuild?.state === 'compared';
  return (
    <ConfirmDialog
      opened
      title={isReady ? `Discard the new build of ${name}` : `Stop the rebuild of ${name}`}
      lead="The live documents stay. The new build is deleted."
      action={isReady ? 'Discard' : 'Stop'}
      send={({ reason }) => stopRebuild(name, reason)}
      onClose={onClose}
      onDone={focusHeading}
    />
  );
};

const Promote = ({ one: { name, rebuild }, onClose }: Each) => {
  const lacking = rebuild?.outcome?.lacking ?? 0;
  const force = lacking > 0 ? { force: true } : {};
  return (
    <ConfirmDialog
      opened
      title={`Promote ${name}`}
      lead={
        lacking > 0
          ? `${several(lacking, 'document')} that are shown now would disappear. The current documents are kept, so you can switch back.`
          : 'The new build goes live in one step. The current documents are kept, so you can switch back.'
      }
      action={lacking > 0 ? 'Promote anyway' : 'Promote'}
      name={name}
      send={(said) => promote(name, { ...said, ...force })}
      onClose={onClose}
      onDone={() => done('Promoted', `The new build of ${name} serves.`)}
    />
  );
};

const SwitchBack = ({ one: { name }, onClose }: Each) => (
  <ConfirmDialog
    opened
    title={`Switch ${name} back`}
    lead="The previous documents are brought up to date and go live again. The current ones are kept."
    action="Switch back"
    name={name}
    send={(said) => switchBack(name, said)}
    onClose={onClose}
    onDone={() => done('Switched back', `The previous build of ${name} serves again.`)}
  />
);

const done = (title: string, description: string) => {
  toast({ title, description });
  focusHeading();
};
