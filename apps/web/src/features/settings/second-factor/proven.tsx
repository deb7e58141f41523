import type { ReactNode } from 'react';
import type { User } from '#libs/contracts';
import { CodeField } from '../../account/code-field';
import { CurrentPasswordField } from '../current-password-field';
import { findMissingCode, findMissingPassword, ProofForm } from '../proof-form';

type SecondFactorValues = { code: string; password: string };

type Props = {
  user: User;
  action: string;
  /** Help text of the code field, if only some codes are accepted. */
  help?: string;
  /** The message if the server gives none. */
  failed: string;
  stay: string;
  send: (values: SecondFactorValues) => Promise<void>;
  onStay: () => void;
  children?: ReactNode;
};

/** The form for changes of two-factor authentication, which need both the password and a code. */
export const SecondFactorForm = ({ user, help, send, children, ...form }: Props) => (
  <ProofForm
    {...form}
    problemIn={(typed) => findMissingCode(typed) ?? findMissingPassword(typed)}
    about="password"
    send={({ code = '', password = '' }) => send({ code, password })}
  >
    {(errorIn) => (
      <>
        {children}
        <CodeField {...(help && { help })} error={errorIn('code')} autoFocus={children === undefined} />
        <CurrentPasswordField user={user} error={errorIn('password')} />
      </>
    )}
  </ProofForm>
);
