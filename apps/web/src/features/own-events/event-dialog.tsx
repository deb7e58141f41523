import { type FormEvent, useState } from 'react';
import { formatCount, type TownEvent } from '#libs/contracts';
import { storedFlag } from '../../lib/local-storage';
import { toast } from '../../lib/toast';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { BulkRows, createBlankRow, type DraftRow } from './bulk-rows';
import { rememberCategory } from './categories';
import { type Draft, EMPTY_DRAFT, toDraft, toOwnEventRequest } from './draft';
import styles from './event-dialog.module.css';
import { leaveToOwnEvents } from './leave-to-own-events';
import { ModeSwitch } from './mode-switch';
import { createEvents, EXTENTS, type Extent, reviseEvent, type SaveOutcome } from './own-event-calls';
import { SingleFields } from './single-fields';

type Props = { opened: boolean; kind: 'add' | 'edit'; event: TownEvent | undefined; onClose: () => void };

export const EventDialog = ({ kind, event, ...rest }: Props) =>
  kind === 'edit' && event ? <EditDialog event={event} {...rest} /> : <AddDialog event={event} {...rest} />;

const bulkModeFlag = storedFlag('openInBulkMode', false, 'sessionStorage');

const AddDialog = ({ opened, event: initialEvent, onClose }: Omit<Props, 'kind'>) => {
  const today = useToday();
  const [mode, setMode] = useState<'single' | 'bulk'>(() => (bulkModeFlag.read() && !initialEvent ? 'bulk' : 'single'));
  const [draft, setDraft] = useState<Draft>(() => (initialEvent ? toDraft(initialEvent) : EMPTY_DRAFT));
  const [rows, setRows] = useState<readonly DraftRow[]>([createBlankRow(1), createBlankRow(2), createBlankRow(3)]);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const namedRows = rows.filter(({ draft: { name } }) => name.trim());

  const addOne = async () => {
    if (!draft.name.trim()) return reportMissing('Please enter an event name', setError);
    const [outcome] = await createEvents([toOwnEventRequest(draft, today, initialEvent, 'all')]);
    if (outcome !== 'done') return showFailure('Failed to create event', outcome);
    rememberCategory(draft.category);
    toast({ title: 'Event created!', description: 'It is in your My Almanac.' });
    onClose();
    leaveToOwnEvents();
  };

  const addAll = async () => {
    if (namedRows.length === 0) return reportMissing('Please enter at least one event name', setError);
    const outcomes = await createEvents(namedRows.map((row) => toOwnEventRequest(row.draft, today)));
    const left = namedRows.flatMap((row, at) => (outcomes[at] === 'done' ? [] : [{ ...row, problem: problemOf(outcomes[at]!) }]));
    for (const { draft: savedDraft } of namedRows) rememberCategory(savedDraft.category);
    const count = namedRows.length - left.length;
    if (count > 0) toast({ title: `${formatCount(count, 'event')} created!`, description: 'In your My Almanac.' });
    if (left.length === 0) {
      onClose();
      return leaveToOwnEvents();
    }
    setRows(left);
    if (count === 0) showFailure('Failed to create events', outcomes[0]!);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setError(undefined);
    setSending(true);
    (mode === 'single' ? addOne() : addAll()).finally(() => setSending(false));
  };

  return (
    <Dialog
      opened={opened}
      broad={mode === 'bulk'}
      narrow={mode === 'single'}
      onClose={onClose}
      title="Add event"
      foot={
        <DialogFoot
          onClose={onClose}
          sending={sending}
          label={mode === 'single' ? 'Add event' : formatAddLabel(namedRows.length)}
        />
      }
    >
      <ModeSwitch label="Mode" modes={MODES} mode={mode} onMode={setMode} />
      <form id={FORM_ID} className={styles.form} noValidate onSubmit={submit}>
        {mode === 'single' ? (
          <SingleFields draft={draft} onChange={setDraft} error={error} repeats />
        ) : (
          <BulkRows rows={rows} onChange={setRows} error={error} />
        )}
      </form>
    </Dialog>
  );
};

const EditDialog = ({ opened, event, onClose }: Omit<Props, 'kind'> & { event: TownEvent }) => {
  const today = useToday();
  const [extent, setExtent] = useState<Extent>(event.repeats ? 'this day' : 'all');
  const [draft, setDraft] = useState<Draft>(() => toDraft(event));
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const revise = async () => {
    if (!draft.name.trim()) return reportMissing('Please enter an event name', setError);
    const outcome = await reviseEvent(event, extent, toOwnEventRequest(draft, today, event, extent));
    if (outcome !== 'done') return showFailure('Failed to update event', outcome);
    rememberCategory(draft.category);
    toast({ title: 'Event updated!' });
    onClose();
    leaveToOwnEvents();
  };

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (sending) return;
    setError(undefined);
    setSending(true);
    revise().finally(() => setSending(false));
  };

  return (
    <Dialog
      opened={opened}
      narrow
      onClose={onClose}
      title="Edit event"
      foot={<DialogFoot onClose={onClose} sending={sending} label="Update event" />}
    >
      {event.repeats && <ModeSwitch label="Which days" modes={EXTENTS} mode={extent} onMode={setExtent} />}
      <form id={FORM_ID} className={styles.form} noValidate onSubmit={submit}>
        <SingleFields draft={draft} onChange={setDraft} error={error} repeats={extent === 'all'} />
      </form>
    </Dialog>
  );
};

const FORM_ID = 'own-event';

const MODES = [
  { mode: 'single', label: 'Single' },
  { mode: 'bulk', label: 'Bulk' },
] as const;

const DialogFoot = ({ onClose, sending, label }: { onClose: () => void; sending: boolean; label: string }) => (
  <div className={styles.foot}>
    <Button onClick={onClose}>Cancel</Button>
    <Button type="submit" form={FORM_ID} variant="filled" aria-disabled={sending}>
      {label}
    </Button>
  </div>
);

const formatAddLabel = (count: number) => (count === 0 ? 'Add events' : `Add ${formatCount(count, 'event')}`);

const reportMissing = (description: string, say: (words: string) => void) => {
  say(description);
  toast({ title: 'Missing information', description, variant: 'destructive' });
};

const showFailure = (title: string, outcome: SaveOutcome | undefined) =>
  toast({ title, description: problemOf(outcome), variant: 'destructive' });

const CHECK_TEXT = 'Please check your information and try again';

const problemOf = (outcome: SaveOutcome | undefined): string =>
  typeof outcome === 'object' && outcome.problem ? outcome.problem : CHECK_TEXT;
