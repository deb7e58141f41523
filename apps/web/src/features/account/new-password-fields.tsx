import { Field } from '../../ui/field';
import { PASSWORD_LENGTH_TEXT } from './auth-problems';

type Props = {
  name: string;
  errorIn: (field: string) => string | undefined;
};

/** The new password twice, because the field hides what is typed. The second field is named `again`. */
export const NewPasswordFields = ({ name, errorIn }: Props) => (
  <>
    <Field
      label="New password"
      name={name}
      type="password"
      autoComplete="new-password"
      required
      help={PASSWORD_LENGTH_TEXT}
      error={errorIn(name)}
    />
    <Field
      label="Confirm new password"
      name="again"
      type="password"
      autoComplete="new-password"
      required
      error={errorIn('again')}
    />
  </>
);
