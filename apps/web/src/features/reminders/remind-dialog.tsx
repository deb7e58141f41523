import { type FormEvent, useId, useState } from 'react';
import {
  DEFAULT_OFFSET,
  dayNumber,
  firstDay,
  isPhoneNumber,
  momentWords,
  plainQuotes,
  REMINDER_OFFSETS,
  type ReminderType,
  shortMonth,
  type TownEvent,
  timesOf,
  whereWords,
} from '#libs/contracts';
import { toast } from '../../lib/toast';
import { useNow, useToday, useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { RadioField } from '../../ui/radio-field';
import { usePreferences } from '../preferences/use-preferences';
import { instantFor } from './instant-for';
import styles from './remind-dialog.module.css';
import { useSetReminder } from './use-set-reminder';

type Props = { opened: boolean; event: TownEvent; onClose: () => void };

/** When and how to be reminded of an event: it says when it will ring before one sets it. */
export const RemindDialog = ({ opened, event, onClose }: Props) => {
  const form = useId();
  const { timeZone } = useTown();
  const [now, today] = [useNow(), useToday()];
  const { data: preferences } = usePreferences();
  const [chosen, setOffset] = useState<string>();
  const [type, setType] = useState<ReminderType>('browser');
  const [typed, setPhone] = useState<string>();
  const { set, setting } = useSetReminder(event, onClose);
  const instants = REMINDER_OFFSETS.map(({ value, minutes }) => ({ value, instant: instantFor(event, minutes, timeZone) }));
  const ahead = instants.filter(({ instant }) => instant !== null && instant > now);
  const offset = chosen ?? (ahead.find(({ value }) => value === DEFAULT_OFFSET) ?? ahead.at(-1))?.value;
  const at = ahead.find(({ value }) => value === offset)?.instant;
  const enabled = phoneFor(preferences);
  const phone = typed ?? enabled ?? '';

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!at || setting) return;
    const wrong = type === 'sms' && problemOf(phone);
    if (wrong) toast({ ...wrong, variant: 'destructive' });
    else set({ at, type, phone });
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
            Set Reminder
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <Head event={event} />
        <RadioField
          legend="When"
          name="offset"
          columns
          value={offset}
          onChange={setOffset}
          choices={REMINDER_OFFSETS.map(({ value, label }) => ({
            value,
            label,
            disabled: !ahead.some((one) => one.value === value),
          }))}
        />
        <p className={styles.moment} role="status">
          <Icon name="bell" size={20} />
          {at ? <span>{capitalized(momentWords(timeZone, at, today))}</span> : 'It is too late to be reminded of this event.'}
        </p>
        <RadioField
          legend="How"
          name="type"
          value={type}
          onChange={(value) => setType(value as ReminderType)}
          choices={[
            { value: 'browser', label: 'Browser' },
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
            onChange={({ target }) => setPhone(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
};

const Head = ({ event }: { event: TownEvent }) => {
  const day = firstDay(event);
  return (
    <div className={styles.head}>
      {day && (
        <p className={styles.day} aria-hidden="true">
          <b className="numeral">{dayNumber(day)}</b>
          {shortMonth(day)}
        </p>
      )}
      <div>
        <p className={styles.name}>{plainQuotes(event.name)}</p>
        <p className={styles.where}>{[timesOf(event).start, whereWords(event)].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
};

const phoneFor = (preferences: ReturnType<typeof usePreferences>['data']): string | undefined =>
  preferences?.smsRemindersEnabled && preferences.smsNumber !== 'stopped' ? (preferences.phoneNumber ?? undefined) : undefined;

const problemOf = (phone: string) => {
  if (!phone.trim()) return { title: 'Phone number required', description: 'Please enter your phone number for SMS reminders.' };
  return isPhoneNumber(phone) ? null : { title: 'Invalid phone number', description: 'Please enter a valid phone number.' };
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
