import type { User } from '#libs/contracts';
import type { ChangePasswordBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { Field } from '../../../ui/field';
import { lengthProblem, PASSWORD_LENGTHS, PASSWORDS_DIFFER } from '../../account/problems';
import { CredentialsForm, type Problem, type Typed } from './credentials-form';

type Props = { user: User; onDone: () => void; onStay: () => void };

export const ChangePassword = ({ user, onDone, onStay }: Props) => {
  const send = async ({ password = '', newPassword = '', code }: Typed) => {
    const request: ChangePasswordBody = { password, newPassword, ...(code && { code: code.trim() }) };
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
      problemIn={problemIn}
      about="newPassword"
      send={send}
      onStay={onStay}
    >
      {(errorIn) => (
        <>
          <p>You are signed out on all other devices then, and links to reset your password stop working.</p>
          <Field
            label="New password"
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            help={PASSWORD_LENGTHS}
            error={errorIn('newPassword')}
          />
          <Field
            label="Confirm new password"
            name="again"
            type="password"
            autoComplete="new-password"
            required
            error={errorIn('again')}
          />
        </>
      )}
    </CredentialsForm>
  );
};

const problemIn = ({ newPassword = '', again }: Typed): Problem | undefined => {
  const words = lengthProblem(newPassword);
  if (words) return { field: 'newPassword', words };
  return newPassword === again ? undefined : { field: 'again', words: PASSWORDS_DIFFER };
};
