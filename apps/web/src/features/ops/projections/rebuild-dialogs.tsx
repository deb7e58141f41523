import { useState } from 'react';
import { formatCount, type ProjectionStatus } from '#libs/contracts';
import { errorText } from '../../../lib/api';
import { focusHeading } from '../../../lib/focus-heading';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ConfirmDialog } from '../frame/confirm-dialog';
import styles from '../frame/ops.module.css';
import { promoteBuild, requestRebuild, stopRebuild, switchBack } from './projection-calls';

export type RebuildDialogRequest = Readonly<{ one: ProjectionStatus; about: 'rebuild' | 'stop' | 'promote' | 'switch back' }>;

type Props = RebuildDialogRequest & { onClose: () => void };

export const RebuildDialogs = ({ about, ...props }: Props) => {
  if (about === 'rebuild') return <RebuildDialog {...props} />;
  if (about === 'stop') return <StopDialog {...props} />;
  return about === 'promote' ? <PromoteDialog {...props} /> : <SwitchBackDialog {...props} />;
};

type DialogProps = Omit<Props, 'about'>;

const RebuildDialog = ({ one: { name, version }, onClose }: DialogProps) => {
  const [error, setError] = useState<string>();
  const ask = (dryRun: boolean) => async () => {
    try {
      await requestRebuild(name, dryRun);
      onClose();
      focusHeading();
    } catch (failure) {
      setError(errorText(failure, 'It could not be done. Please try again.'));
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

const StopDialog = ({ one: { name, rebuild }, onClose }: DialogProps) => {
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

const PromoteDialog = ({ one: { name, rebuild }, onClose }: DialogProps) => {
  const lacking = rebuild?.outcome?.lacking ?? 0;
  const force = lacking > 0 ? { force: true } : {};
  return (
    <ConfirmDialog
      opened
      title={`Promote ${name}`}
      lead={
        lacking > 0
          ? `${formatCount(lacking, 'document')} that are shown now would disappear. The current documents are kept, so you can switch back.`
          : 'The new build goes live in one step. The current documents are kept, so you can switch back.'
      }
      action={lacking > 0 ? 'Promote anyway' : 'Promote'}
      name={name}
      send={(input) => promoteBuild(name, { ...input, ...force })}
      onClose={onClose}
      onDone={() => showDoneToast('Promoted', `The new build of ${name} serves.`)}
    />
  );
};

const SwitchBackDialog = ({ one: { name }, onClose }: DialogProps) => (
  <ConfirmDialog
    opened
    title={`Switch ${name} back`}
    lead="The previous documents are brought up to date and go live again. The current ones are kept."
    action="Switch back"
    name={name}
    send={(input) => switchBack(name, input)}
    onClose={onClose}
    onDone={() => showDoneToast('Switched back', `The previous build of ${name} serves again.`)}
  />
);

const showDoneToast = (title: string, description: string) => {
  toast({ title, description });
  focusHeading();
};
