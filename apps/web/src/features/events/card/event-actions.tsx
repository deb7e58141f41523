import { useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { askForOwnEvent } from '../../../lib/own-event-dialog';
import { useFeature } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useSave } from '../../preferences/use-save';
import { ReportForm } from '../../report/report-form';
import { canBeSaved } from '../appearance';
import styles from './event-details.module.css';

/** Save, Hide and Report; one's own events have none of them, and are edited and deleted. */
export const EventActions = ({ event, onHide }: { event: TownEvent; onHide: () => void }) => (
  <div className={styles.actions}>
    {canBeSaved(event) ? (
      <>
        <SaveButton event={event} />
        <Button leftSection={<Icon name="hide" />} onClick={onHide}>
          Hide
        </Button>
        <Reporting event={event} />
      </>
    ) : (
      <>
        <Button leftSection={<Icon name="pen" />} onClick={() => askForOwnEvent({ kind: 'edit', event })}>
          Edit
        </Button>
        <Button variant="danger" leftSection={<Icon name="trash" />} onClick={() => askForOwnEvent({ kind: 'delete', event })}>
          Delete
        </Button>
      </>
    )}
  </div>
);

const SaveButton = ({ event }: { event: TownEvent }) => {
  const { saved, toggle } = useSave(event.id);
  return (
    <Button variant="filled" aria-pressed={saved} leftSection={<Icon name={saved ? 'saved' : 'save'} />} onClick={toggle}>
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
};

/** A button, and below all of them the form that it unfolds. */
const Reporting = ({ event }: { event: TownEvent }) => {
  const [open, setOpen] = useState(false);
  if (!useFeature('suggest')) return null;
  return (
    <>
      <Button leftSection={<Icon name="flag" />} aria-expanded={open} onClick={() => setOpen(!open)}>
        Report
      </Button>
      {open && (
        <div className={styles.report}>
          <ReportForm event={event} onSent={() => setOpen(false)} />
        </div>
      )}
    </>
  );
};
