import type { ReactNode } from 'react';
import { isOwnEvent, type TownEvent, titleOf } from '#libs/contracts';
import { openEventActions } from '../../lib/event-actions-dialog';
import { openOwnEvent } from '../../lib/own-event-dialog';
import { IconButton } from '../../ui/icon-button';
import { useSave } from '../preferences/use-save';
import styles from './row-buttons.module.css';

type Props = { event: TownEvent; onHide: () => void; children?: ReactNode };

export const RowButtons = ({ event, onHide, children }: Props) => {
  const name = titleOf(event);
  return (
    <>
      {isOwnEvent(event) ? (
        <>
          <IconButton icon="pen" label={`Edit ${name}`} size={20} onClick={() => openOwnEvent({ kind: 'edit', event })} />
          <IconButton icon="trash" label={`Delete ${name}`} size={20} onClick={() => openOwnEvent({ kind: 'delete', event })} />
        </>
      ) : (
        <SaveIconButton event={event} />
      )}
      {children}
      <IconButton
        icon="more"
        label={`Actions for ${name}`}
        size={20}
        aria-haspopup="dialog"
        onClick={() => openEventActions({ event, onHide })}
      />
    </>
  );
};

const SaveIconButton = ({ event }: { event: TownEvent }) => {
  const { saved, toggle } = useSave(event.id);
  const name = titleOf(event);
  return (
    <IconButton
      icon={saved ? 'saved' : 'save'}
      label={saved ? `Saved: ${name}` : `Save ${name}`}
      tip={false}
      size={20}
      className={saved ? styles.saved : undefined}
      aria-pressed={saved}
      onClick={toggle}
    />
  );
};
