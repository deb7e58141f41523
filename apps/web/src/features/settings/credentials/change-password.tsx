import type { User } from '#libs/contracts';
import type { ChangePasswordBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { findLengthProblem, PASSWORDS_DIFFER_TEXT } from '../../account/auth-problems';
import { NewPasswordFields } from '../../account/new-password-fields';
import type { FieldProblem, FormValues } from '../proof-form';
import { CredentialsForm } from './credentials-form';

type Props = { user: User; onDone: () => void; onStay: () => void };

export const ChangePassword = ({ user, onDone, onStay }: Props) => {
  const send = async ({ password = '', newPassword = '', code }: FormValues) => {
    const request: ChangePasswordBody = { password, newPassword, ...(code && { code }) };
    await api.post('/me/password', request);
    toast({ title: 'Password changed', description: 'You are signed out on all other devices.' });
    onDone();
  };
  return (
    <CredentialsForm
      user={user}
      title="Change your password"
      action="Change password"
      failed="Your password is as before. Please try again."
      problemIn={findProblem}
      about="newPassword"
      send={send}
      onStay={onStay}
    >
      {(errorIn) => (
        <>
          <p>You are signed out on all other devices then, and links to reset your password stop working.</p>
          <NewPasswordFields name="newPassword" errorIn={errorIn} />
        </>
      )}
    </CredentialsForm>
  );
};

const findProblem = ({ newPassword = '', again }: FormValues): FieldProblem | undefined => {
  const words = findLengthProblem(newPassword);
  if (words) return { field: 'newPassword', words };
  return newPassword === again ? undefined : { field: 'again', words: PASSWORDS_DIFFER_TEXT };
};
