import { type FormEvent, useId, useState } from 'react';
import {
  capitalize,
  DEFAULT_REMINDER_OFFSET,
  formatInstant,
  isPhoneNumber,
  REMINDER_OFFSETS,
  type Reminder,
  type ReminderType,
  reminderStartOf,
  type TownEvent,
} from '#libs/contracts';
import { toast } from '../../lib/toast';
import { useNow, useToday, useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { RadioField } from '../../ui/radio-field';
import { usePreferences } from '../preferences/use-preferences';
import { DialogEventSummary } from './dialog-event-summary';
import { findNotificationProblem, NOTIFICATION_PROBLEM_TEXTS } from './notifications';
import styles from './remind-dialog.module.css';
import { useRemindersOf } from './reminders-context';
import { SetReminders } from './set-reminders';
import { useSetReminder } from './use-set-reminder';

type Props = {
  opened: boolean;
  event: TownEvent;
  reminder: string | undefined;
  onClose: () => void;
};

export const RemindDialog = ({ opened, event, reminder, onClose }: Props) => {
  const form = useId();
  const { timeZone } = useTown();
  const [now, today] = [useNow(), useToday()];
  const { data: preferences } = usePreferences();
  const { mine: reminders, edited, edit } = useEditedReminder(event.id, reminder);
  const [chosenOffset, setChosenOffset] = useState<string>();
  const [way, setWay] = useState<ReminderType>();
  const [typedPhone, setTypedPhone] = useState<string>();
  const { set, setting } = useSetReminder(event, onClose);
  const silence = findNotificationProblem();
  const instants = REMINDER_OFFSETS.map(({ value, minutes }) => ({
    value,
    instant: reminderInstantOf(event, minutes, timeZone),
  }));
  const ahead = instants.filter(({ instant }) => instant !== null && instant > now);
  const isAhead = (offset: string | undefined) => ahead.some(({ value }) => value === offset);
  const offset = [chosenOffset, offsetOf(edited), DEFAULT_REMINDER_OFFSET, ahead.at(-1)?.value].find(isAhead);
  const at = ahead.find(({ value }) => value === offset)?.instant;
  const type = way ?? edited?.reminderType ?? 'browser';
  const enabled = phoneFor(preferences);
  const phone = typedPhone ?? enabled ?? '';

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!at || setting) return;
    const wrong = type === 'sms' && findPhoneProblem(phone);
    if (wrong) toast({ ...wrong, variant: 'destructive' });
    else set({ at, type, phone, replaced: edited });
  };
  const editAnother = (id: string | undefined) => {
    setChosenOffset(undefined);
    setWay(undefined);
    edit(id);
  };

  return (
    <Dialog
      opened={opened}
      narrow
      onClose={onClose}
      title="Set Reminder"
      foot={
        <div className={styles.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="filled" disabled={!at} aria-disabled={setting}>
            {edited ? 'Change Reminder' : 'Set Reminder'}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <DialogEventSummary event={event} />
        {reminders.length > 0 && <SetReminders reminders={reminders} edited={edited} onEdit={editAnother} />}
        <RadioField
          legend="When"
          name="offset"
          columns
          value={offset}
          onChange={setChosenOffset}
          choices={REMINDER_OFFSETS.map(({ value, label }) =>
            isAhead(value) ? { value, label } : { value, label, disabled: true, help: 'That time has passed.' },
          )}
        />
        <p className={styles.moment} role="status">
          <Icon name="bell" size={20} />
          {at ? <span>{capitalize(formatInstant(timeZone, at, today))}</span> : 'It is too late to be reminded of this event.'}
        </p>
        <RadioField
          legend="How"
          name="type"
          value={type}
          onChange={(value) => setWay(value as ReminderType)}
          choices={[
            { value: 'browser', label: 'Browser', help: silence && NOTIFICATION_PROBLEM_TEXTS[silence] },
            {
              value: 'sms',
              label: 'SMS',
              disabled: enabled === undefined,
              help: enabled === undefined ? 'Enable SMS reminders in Settings to use this option' : undefined,
            },
          ]}
        />
        {type === 'sms' && (
          <Field
            label="Phone number"
            type="tel"
            autoComplete="tel"
            help="The one in Settings: no other gets messages."
            value={phone}
            onChange={({ target }) => setTypedPhone(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
};

const useEditedReminder = (eventId: number, requestedId: string | undefined) => {
  const reminders = useRemindersOf(eventId);
  const [which, setWhich] = useState<string | 'another' | undefined>(requestedId);
  const edited = which === 'another' ? undefined : (reminders.find(({ id }) => id === which) ?? reminders[0]);
  return { mine: reminders, edited, edit: (id: string | undefined) => setWhich(id ?? 'another') };
};

const MINUTE_MS = 60_000;

const reminderInstantOf = (event: TownEvent, minutes: number, timeZone: string): string | null => {
  const beginning = reminderStartOf(event, timeZone);
  return beginning === null ? null : new Date(beginning - minutes * MINUTE_MS).toISOString();
};

const offsetOf = (reminder: Reminder | undefined) =>
  REMINDER_OFFSETS.find(({ minutes }) => minutes === reminder?.minutesBefore)?.value;

const phoneFor = (preferences: ReturnType<typeof usePreferences>['data']): string | undefined =>
  preferences?.smsRemindersEnabled && preferences.smsNumber !== 'stopped' ? (preferences.phoneNumber ?? undefined) : undefined;

const findPhoneProblem = (phone: string) => {
  if (!phone.trim()) return { title: 'Phone number required', description: 'Please enter your phone number for SMS reminders.' };
  return isPhoneNumber(phone) ? null : { title: 'Invalid phone number', description: 'Please enter a valid phone number.' };
};
