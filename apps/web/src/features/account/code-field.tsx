import type { ComponentProps } from 'react';
import { Field } from '../../ui/field';

/** For six digits, or a recovery code, which has letters: so it is no field for numbers. */
export const CodeField = (input: Partial<ComponentProps<typeof Field>>) => (
  <Field
    label="Code"
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    required
    help="From your authenticator app, or one of your recovery codes"
    {...input}
  />
);
