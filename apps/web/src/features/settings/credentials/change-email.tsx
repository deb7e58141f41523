import { isEmailAddress, type User } from '#libs/contracts';
import type { ChangeEmailBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { Field } from '../../../ui/field';
import type { FieldProblem, FormValues } from '../proof-form';
import { CredentialsForm } from './credentials-form';

type Props = { user: User; onLinkSent: (email: string) => void; onStay: () => void };

export const ChangeEmail = ({ user, onLinkSent: onAsked, onStay }: Props) => {
  const send = async ({ email = '', password = '', code }: FormValues) => {
    const request: ChangeEmailBody = { email: email.trim(), password, ...(code && { code }) };
    await api.post('/me/email', request);
    onAsked(request.email);
  };
  return (
    <CredentialsForm
      user={user}
      title="Change your email address"
      action="Send letter"
      failed="Your email address is as before. Please try again."
      problemIn={findProblem}
      about="email"
      send={send}
      onStay={onStay}
    >
      {(errorIn) => (
        <>
          <p>We send a letter to the new address. Nothing changes before you open the link in it.</p>
          <Field label="New email address" name="email" type="email" autoComplete="email" required error={errorIn('email')} />
        </>
      )}
    </CredentialsForm>
  );
};

const findProblem = ({ email = '' }: FormValues): FieldProblem | undefined => {
  if (email.trim() === '') return { field: 'email', words: 'Email is required.' };
  return isEmailAddress(email.trim()) ? undefined : { field: 'email', words: 'Please enter a valid email address.' };
};
