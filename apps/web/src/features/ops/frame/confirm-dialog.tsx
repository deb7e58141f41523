import type { ComponentProps } from 'react';
import { Dialog } from '../../../ui/dialog';
import styles from './ops.module.css';
import { ReasonForm } from './reason-form';

type Props = { opened: boolean; title: string; lead: string; onClose: () => void } & Omit<
  ComponentProps<typeof ReasonForm>,
  'onDone' | 'onCancel'
> & { onDone?: () => void };

export const ConfirmDialog = ({ opened, title, lead, onClose, onDone, ...form }: Props) => (
  <Dialog opened={opened} narrow onClose={onClose} title={title}>
    <p className={styles.lead}>{lead}</p>
    <ReasonForm
      {...form}
      onCancel={onClose}
      onDone={() => {
        onDone?.();
        onClose();
      }}
    />
  </Dialog>
);
