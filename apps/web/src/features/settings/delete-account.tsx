import { type FormEvent, useState } from 'react';
import type { User } from '#libs/contracts';
import type { ForgetMeBody } from '#libs/contracts/requests';
import { api, errorText } from '../../lib/api';
import { forgetDevice } from '../../lib/forget-device';
import { sessionKey } from '../../lib/session';
import { Button } from '../../ui/button';
import { CurrentPasswordField } from './current-password-field';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section';

/** The password proves that the owner of the account does it. */
export const DeleteAccount = ({ user }: { user: User }) => {
  const [isSure, setSure] = useState(false);
  return (
    <SettingsSection
      title="Delete my account"
      lead="Your account, what you follow, what you saved and your own events are gone for ever. Nobody can bring them back."
    >
      {isSure ? (
        <DeletionForm user={user} onStay={() => setSure(false)} />
      ) : (
        <Button variant="danger" onClick={() => setSure(true)}>
          Delete my account
        </Button>
      )}
    </SettingsSection>
  );
};

const DeletionForm = ({ user, onStay }: { user: User; onStay: () => void }) => {
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    if (!password) return setError('Type your password.');
    const request: ForgetMeBody = { password };
    setSending(true);
    try {
      await api.post('/me/forget', request);
    } catch (error) {
      setError(errorText(error, 'Your account is still there. Please try again.'));
      return setSending(false);
    }
    await forgetDevice();
    sessionKey();
    window.location.assign('/');
  };
  return (
    <form className={styles.confirm} noValidate onSubmit={submit}>
      <CurrentPasswordField user={user} error={error} autoFocus />
      <div className={styles.answers}>
        <Button type="submit" variant="danger-filled" aria-disabled={sending}>
          Delete for ever
        </Button>
        <Button onClick={onStay}>Keep my account</Button>
      </div>
    </form>
  );
};
