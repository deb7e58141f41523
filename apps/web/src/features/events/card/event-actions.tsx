import { useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { openOwnEvent } from '../../../lib/own-event-dialog';
import { openReminder } from '../../../lib/remind-dialog';
import { useFeature, useNow, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useSave } from '../../preferences/use-save';
import { canRemind } from '../../reminders/can-remind';
import { LazyReportForm } from '../../report/report';
import { addToCalendar } from '../add-to-calendar';
import { canBeSaved } from '../appearance';
import styles from './event-details.module.css';

export const EventActions = ({ event, onHide }: { event: TownEvent; onHide: () => void }) => (
  <div className={styles.actions}>
    {canBeSaved(event) ? (
      <>
        <SaveButton event={event} />
        <RemindButton event={event} />
        <AddButton event={event} />
        <Button leftSection={<Icon name="hide" />} onClick={onHide}>
          Hide
        </Button>
        <ReportToggle event={event} />
      </>
    ) : (
      <>
        <RemindButton event={event} />
        <AddButton event={event} />
        <Button leftSection={<Icon name="pen" />} onClick={() => openOwnEvent({ kind: 'edit', event })}>
          Edit
        </Button>
        <Button variant="danger" leftSection={<Icon name="trash" />} onClick={() => openOwnEvent({ kind: 'delete', event })}>
          Delete
        </Button>
        <ReportToggle event={event} />
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

const RemindButton = ({ event }: { event: TownEvent }) => {
  const { timeZone } = useTown();
  if (!canRemind(event, timeZone, useNow())) return null;
  return (
    <Button leftSection={<Icon name="bell" />} onClick={() => openReminder(event)}>
      Remind
    </Button>
  );
};

const AddButton = ({ event }: { event: TownEvent }) => (
  <Button leftSection={<Icon name="calplus" />} onClick={() => addToCalendar(event)}>
    Add to cal
  </Button>
);

const ReportToggle = ({ event }: { event: TownEvent }) => {
  const [open, setOpen] = useState(false);
  if (!useFeature('suggest')) return null;
  return (
    <>
      <Button leftSection={<Icon name="flag" />} aria-expanded={open} onClick={() => setOpen(!open)}>
        Report
      </Button>
      {open && (
        <div className={styles.report}>
          <LazyReportForm event={event} onSent={() => setOpen(false)} />
        </div>
      )}
    </>
  );
};
