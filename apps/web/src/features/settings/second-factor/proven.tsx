import type { ReactNode } from 'react';
import type { User } from '#libs/contracts';
import { CodeField } from '../../account/code-field';
import { CurrentPasswordField } from '../current-password-field';
import { findMissingCode, findMissingPassword, ProofForm } from '../proof-form';

type SecondFactorValues = { code: string; password: string };

type Props = {
  user: User;
  action: string;
  help?: string;
  failed: string;
  stay: string;
  send: (values: SecondFactorValues) => Promise<void>;
  onStay: () => void;
  children?: ReactNode;
};

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
