import type { ReactNode } from 'react';
import { type TownEvent, titleOf } from '#libs/contracts';
import { askForEventActions } from '../../lib/event-actions-dialog';
import { askForOwnEvent } from '../../lib/own-event-dialog';
import { IconButton } from '../../ui/icon-button';
import { useSave } from '../preferences/use-save';
import { canBeSaved } from './appearance';
import styles from './save-icon.module.css';

type Props = { event: TownEvent; onHide: () => void; children?: ReactNode };

/** Of a row that does not unfold: the usual at once, everything in a dialog. One's own events are edited and deleted, not saved. */
export const RowButtons = ({ event, onHide, children }: Props) => {
  const name = titleOf(event);
  return (
    <>
      {canBeSaved(event) ? (
        <SaveIcon event={event} />
      ) : (
        <>
          <IconButton icon="pen" label={`Edit ${name}`} size={20} onClick={() => askForOwnEvent({ kind: 'edit', event })} />
          <IconButton icon="trash" label={`Delete ${name}`} size={20} onClick={() => askForOwnEvent({ kind: 'delete', event })} />
        </>
      )}
      {children}
      <IconButton
        icon="more"
        label={`Actions for ${name}`}
        size={20}
        aria-haspopup="dialog"
        onClick={() => askForEventActions({ event, onHide })}
      />
    </>
  );
};

/** Save and unsave where there is room for an icon only. */
const SaveIcon = ({ event }: { event: TownEvent }) => {
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
