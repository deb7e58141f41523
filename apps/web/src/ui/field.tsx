import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import line from './input.module.css';

type Props = ComponentProps<'input'> & {
  label: string;
  /** What to know before one types. What was wrong afterwards takes its place. */
  help?: string;
  error?: string;
};

/** A line to type into, under its name. */
export const Field = ({ label, help, error, ...input }: Props) => {
  const id = useId();
  const words = error ?? help;
  return (
    <div className={styles.field} data-bad={error !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={line.input}
        {...input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={words === undefined ? undefined : `${id}-words`}
      />
      {words !== undefined && (
        <p id={`${id}-words`} className={error === undefined ? styles.help : styles.error} role={error && 'alert'}>
          {error !== undefined && <Icon name="alert" size={18} />}
          {words}
        </p>
      )}
    </div>
  );
};
