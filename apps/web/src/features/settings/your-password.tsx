import type { User } from '#libs/contracts';
import { Field } from '../../ui/field';

type Props = { user: User; error: string | undefined; autoFocus?: boolean };

/** For what whoever only found the device must not do. */
export const YourPassword = ({ user, error, autoFocus = false }: Props) => (
  <>
    {/* For programs that keep passwords. */}
    <input type="hidden" name="username" autoComplete="username" value={user.email} />
    <Field
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
      autoFocus={autoFocus}
    />
  </>
);
