import type { ReactNode } from 'react';
import type { User } from '#libs/contracts';
import { CodeField } from '../../account/code-field';
import { missingCode, missingPassword, ProofForm } from '../proof-form';
import { YourPassword } from '../your-password';

type Said = { code: string; password: string };

type Props = {
  user: User;
  action: string;
  /** Of the code, where not any will do. */
  help?: string;
  /** What to say where the server says nothing. */
  failed: string;
  stay: string;
  send: (said: Said) => Promise<void>;
  onStay: () => void;
  children?: ReactNode;
};

/** Neither whoever only found the device nor whoever only knows the password changes how somebody signs in. */
export const Proven = ({ user, help, send, children, ...form }: Props) => (
  <ProofForm
    {...form}
    problemIn={(typed) => missingCode(typed) ?? missingPassword(typed)}
    about="password"
    send={({ code = '', password = '' }) => send({ code, password })}
  >
    {(errorIn) => (
      <>
        {children}
        <CodeField {...(help && { help })} error={errorIn('code')} autoFocus={children === undefined} />
        <YourPassword user={user} error={errorIn('password')} />
      </>
    )}
  </ProofForm>
);
