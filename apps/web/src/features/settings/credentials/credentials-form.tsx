import type { ReactNode } from 'react';
import type { User } from '#libs/contracts';
import { CodeField } from '../../account/code-field';
import { CurrentPasswordField } from '../current-password-field';
import { type ErrorIn, type FieldProblem, type FormValues, findMissingCode, findMissingPassword, ProofForm } from '../proof-form';
import { FocusedHeading } from '../second-factor/focused-heading';
import { useSecondFactor } from '../second-factor/use-second-factor';

type Props = {
  user: User;
  title: string;
  action: string;
  failed: string;
  problemIn: (typed: FormValues) => FieldProblem | undefined;
  about: string;
  send: (typed: FormValues) => Promise<void>;
  onStay: () => void;
  children: (errorIn: ErrorIn) => ReactNode;
};

/** Needs the password, and a code if two-factor authentication is on. */
export const CredentialsForm = ({ user, title, problemIn, children, ...form }: Props) => {
  const { data: secondFactor } = useSecondFactor(user);
  return (
    <ProofForm {...form} problemIn={(typed) => problemIn(typed) ?? findMissingPassword(typed) ?? findMissingCode(typed)}>
      {(errorIn) => (
        <>
          <FocusedHeading>{title}</FocusedHeading>
          {children(errorIn)}
          <CurrentPasswordField user={user} error={errorIn('password')} />
          {(secondFactor?.enabled || errorIn('code')) && <CodeField error={errorIn('code')} />}
        </>
      )}
    </ProofForm>
  );
};
