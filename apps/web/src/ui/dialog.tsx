import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { ModalRoot } from './modal-root';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  lead?: string;
  /** 880 px instead of 560, and as high as the window allows. */
  wide?: boolean;
  /** 860 px, for two columns. */
  broad?: boolean;
  /** 440 px, for few fields. */
  narrow?: boolean;
  /** Full screen on a phone instead of a bottom sheet. */
  fullOnPhone?: boolean;
  foot?: ReactNode;
  children: ReactNode;
};

export const Dialog = ({ opened, onClose, title, lead, wide, broad, narrow, fullOnPhone, foot, children }: Props) => (
  <ModalRoot opened={opened} onClose={onClose} classNames={styles}>
    <Modal.Overlay />
    <Modal.Content mod={{ wide, broad, narrow, full: fullOnPhone }}>
      <div className={styles.header}>
        <div className={styles.heading}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <IconButton icon="x" label={`Close ${title}`} tip={false} onClick={onClose} className={styles.close} />
      </div>
      <Modal.Body>
        <div className={styles.scroll}>{children}</div>
      </Modal.Body>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Modal.Content>
  </ModalRoot>
);
