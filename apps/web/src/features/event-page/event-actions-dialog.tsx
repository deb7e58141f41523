import { useState } from 'react';
import { isOwnEvent, type TownEvent } from '#libs/contracts';
import { useFeature } from '../../lib/use-town';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { DialogEventSummary } from '../reminders/dialog-event-summary';
import { LazyReportForm } from '../report/report';
import { ActionList } from './action-list';
import styles from './action-list.module.css';
import { type EventAction, useEventActions } from './use-event-actions';

type Props = { opened: boolean; event: TownEvent; onHide: () => void; onClose: () => void };

export const EventActionsDialog = ({ opened, event, onHide, onClose }: Props) => {
  const { actions } = useEventActions(event);
  const canReport = useFeature('suggest');
  const isOfTown = !isOwnEvent(event);
  const offered = actions.filter(({ name }) => OFFERED_ACTIONS.has(name));
  const hide: EventAction = { name: 'hide', label: 'Hide', icon: 'hide', run: onHide };
  return (
    <Dialog opened={opened} narrow onClose={onClose} title={isOfTown ? 'Event' : 'My event'}>
      <DialogEventSummary event={event} />
      <ActionList actions={isOfTown ? [...offered, hide] : offered} onClose={onClose}>
        {canReport && <ReportRow event={event} onSent={onClose} />}
      </ActionList>
    </Dialog>
  );
};

/** The other actions are on the page of the event. */
const OFFERED_ACTIONS: ReadonlySet<string> = new Set(['save', 'remind', 'add', 'edit', 'delete']);

const ReportRow = ({ event, onSent }: { event: TownEvent; onSent: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.action} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="flag" />
        <span>Report an issue</span>
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {open && <LazyReportForm event={event} onSent={onSent} />}
    </li>
  );
};
