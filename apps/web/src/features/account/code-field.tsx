import type { ComponentProps } from 'react';
import { Field } from '../../ui/field';

/** Six digits, or a recovery code, which has letters. So it is no number field. */
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
