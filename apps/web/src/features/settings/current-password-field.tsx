import type { User } from '#libs/contracts';
import { Field } from '../../ui/field';

type Props = { user: User; error: string | undefined; autoFocus?: boolean };

export const CurrentPasswordField = ({ user, error, autoFocus = false }: Props) => (
  <>
    {/* For password managers. */}
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
