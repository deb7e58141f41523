import type { ReactNode } from 'react';
import type { User } from '#libs/contracts';
import { CodeField } from '../../account/code-field';
import { type ErrorIn, missingCode, missingPassword, type Problem, ProofForm, type Typed } from '../proof-form';
import { FocusedHeading } from '../second-factor/focused-heading';
import { useSecondFactor } from '../second-factor/use-second-factor';
import { YourPassword } from '../your-password';

type Props = {
  user: User;
  title: string;
  action: string;
  /** What to say where the server says nothing. */
  failed: string;
  /** What is wrong with the new that was typed. */
  problemIn: (typed: Typed) => Problem | undefined;
  /** The field that a refusal is about, where it is not about the password or the code. */
  about: string;
  send: (typed: Typed) => Promise<void>;
  onStay: () => void;
  /** The fields for the new. */
  children: (errorIn: ErrorIn) => ReactNode;
};

/** The new that somebody signs in with, and what shows that they may set it: the password, and a code where the account asks for one. */
export const CredentialsForm = ({ user, title, problemIn, children, ...form }: Props) => {
  const { data: secondFactor } = useSecondFactor(user);
  return (
    <ProofForm {...form} problemIn={(typed) => problemIn(typed) ?? missingPassword(typed) ?? missingCode(typed)}>
      {(errorIn) => (
        <>
          <FocusedHeading>{title}</FocusedHeading>
          {children(errorIn)}
          <YourPassword user={user} error={errorIn('password')} />
          {(secondFactor?.enabled || errorIn('code')) && <CodeField error={errorIn('code')} />}
        </>
      )}
    </ProofForm>
  );
};
