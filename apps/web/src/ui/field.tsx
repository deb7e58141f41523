import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import line from './input.module.css';

type Named = {
  label: string;
  /** Says so behind the name. */
  optional?: boolean;
  /** What to know before one types. What was wrong afterwards takes its place. */
  help?: string;
  error?: string;
};

/** A line to type into, under its name. */
export const Field = ({ label, optional, help, error, ...input }: Named & ComponentProps<'input'>) => (
  <Around label={label} optional={optional} help={help} error={error}>
    {(about) => <input className={line.input} {...input} {...about} />}
  </Around>
);

/** Several lines. */
export const TextField = ({ label, optional, help, error, ...area }: Named & ComponentProps<'textarea'>) => (
  <Around label={label} optional={optional} help={help} error={error}>
    {(about) => <textarea className={line.input} {...area} {...about} />}
  </Around>
);

/** One of several. */
export const SelectField = ({ label, optional, help, error, ...select }: Named & ComponentProps<'select'>) => (
  <Around label={label} optional={optional} help={help} error={error}>
    {(about) => <select className={line.input} {...select} {...about} />}
  </Around>
);

type About = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

const Around = ({ label, optional, help, error, children }: Named & { children: (about: About) => ReactNode }) => {
  const id = useId();
  const words = error ?? help;
  return (
    <div className={styles.field} data-bad={error !== undefined || undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': words === undefined ? undefined : `${id}-words`,
      })}
      {words !== undefined && (
        <p id={`${id}-words`} className={error === undefined ? styles.help : styles.error} role={error && 'alert'}>
          {error !== undefined && <Icon name="alert" size={18} />}
          {words}
        </p>
      )}
    </div>
  );
};
