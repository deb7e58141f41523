import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isPhoneNumber, type Preferences, smsStateOf } from '#libs/contracts';
import type { SmsSettingsBody } from '#libs/contracts/requests';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { PREFERENCES } from '../../lib/shape';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { Switch } from '../../ui/switch';
import { usePreferences } from '../preferences/use-preferences';
import { SettingsSection } from './settings-section';
import mark from './state.module.css';
import styles from './text-message-settings.module.css';

export const TextMessageSettings = () => {
  const { data: preferences } = usePreferences();
  return (
    <SettingsSection title="Text Message Reminders" lead="A text before an event you chose.">
      {preferences && <TextMessageForm preferences={preferences} />}
    </SettingsSection>
  );
};

const TextMessageForm = ({ preferences }: { preferences: Preferences }) => {
  const { smsConsentGiven, smsRemindersEnabled, phoneNumber } = preferences;
  const { choose, sending } = useTextSettings();
  const [agrees, setAgrees] = useState<boolean>();
  const [typed, setTyped] = useState<string>();
  const consent = agrees ?? smsConsentGiven;
  const phone = typed ?? phoneNumber ?? '';
  // Shows what is still needed right after consent is given.
  const shownPreferences = consent && phoneNumber === null ? { ...preferences, smsConsentGiven: true } : preferences;
  const state = smsStateOf(shownPreferences);
  // A number that replied STOP is stored without consent.
  const isSet = smsConsentGiven || phoneNumber !== null;

  const agree = (checked: boolean) => {
    setAgrees(checked);
    if (!checked) setTyped(undefined);
    if (!checked && isSet) choose(NO_TEXT_MESSAGES, { onSettled: () => setAgrees(undefined) });
  };
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    const wrong = findProblem(consent, phone);
    if (wrong) return toast({ ...wrong, variant: 'destructive' });
    const wished = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: phone };
    choose(wished, {
      onSuccess: () => {
        setAgrees(undefined);
        setTyped(undefined);
      },
    });
  };

  return (
    <>
      <p className={`${mark.state} ${styles.state}`} data-state={state} data-on={state === 'Enabled' || undefined}>
        <b>{state}</b>
        <span>{formatStateHelp(shownPreferences)}</span>
      </p>
      <form onSubmit={save} noValidate>
        <Checkbox
          multiline
          checked={consent}
          onChange={({ target }) => agree(target.checked)}
          label="I agree to receive text messages about my reminders, no more than a few per week. Message and data rates may apply. Reply STOP to opt out."
        />
        <div className={styles.phone}>
          <Field
            label="Phone number"
            help="10 to 15 digits"
            type="tel"
            autoComplete="tel"
            value={phone}
            disabled={!consent}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" aria-disabled={sending}>
            Save
          </Button>
        </div>
      </form>
      {isSet && (
        <div className={styles.line}>
          {smsConsentGiven && phoneNumber && (
            <Switch
              label="Text message reminders"
              checked={smsRemindersEnabled}
              onChange={({ target }) => choose({ smsConsentGiven: true, smsRemindersEnabled: target.checked, phoneNumber })}
            />
          )}
          <Button variant="subtle" onClick={() => agree(false)}>
            Disable All
          </Button>
        </div>
      )}
    </>
  );
};

/** Shows a setting only once the server has saved it, so that nobody expects messages that will not come. */
const useTextSettings = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    scope: { id: 'sms-settings' },
    mutationFn: async (wished: SmsSettingsBody) => {
      const key = await ownKey(client);
      return { key, answer: await api.post<Preferences>(`/preferences/${key}/sms-settings`, wished, PREFERENCES) };
    },
    onSuccess: ({ key, answer }) => {
      client.setQueryData(queries.preferences(key).queryKey, answer);
      toast({ title: 'SMS Settings Updated' });
    },
    onError: () => toast({ title: 'Error', description: 'Failed to update SMS settings.', variant: 'destructive' }),
  });
  return { choose: mutate, sending: isPending };
};

const NO_TEXT_MESSAGES = { smsConsentGiven: false, smsRemindersEnabled: false, phoneNumber: null };

const findProblem = (consent: boolean, phone: string) => {
  if (!consent) return { title: 'Consent Required', description: 'Please agree to receive text messages first' };
  if (phone.trim() === '')
    return { title: 'Phone Number Required', description: 'Please enter a phone number for SMS reminders.' };
  if (!isPhoneNumber(phone))
    return { title: 'Invalid Phone Number', description: 'Please enter a valid phone number (10-15 digits).' };
  return null;
};

const formatStateHelp = (preferences: Preferences): string => {
  const { phoneNumber, smsNumber } = preferences;
  if (phoneNumber && smsNumber === 'stopped') return `${phoneNumber} answered STOP. Text START from there to get messages again.`;
  if (phoneNumber && smsNumber === 'asked') return `Reply YES to the text we send to ${phoneNumber}, and reminders go there.`;
  return {
    Enabled: `Reminders go to ${phoneNumber}.`,
    'Ready (Disabled)': `${phoneNumber} is saved; no text is sent.`,
    'Phone Number Needed': 'You agreed; add your number to go on.',
    'Not Set Up': 'No text is ever sent without your consent.',
  }[smsStateOf(preferences)];
};
