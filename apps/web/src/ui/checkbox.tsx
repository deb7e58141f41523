import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './check.module.css';
import { Icon } from './icon';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label?: ReactNode;
  /** For a label of several lines: the box is beside the first. */
  multiline?: boolean;
};

export const Checkbox = ({ label, multiline, className = '', ...rest }: Props) => {
  const id = useId();
  return (
    <div className={`${styles.root} ${className}`} data-multiline={multiline}>
      <div className={styles.body}>
        <div className={styles.inner}>
          <input type="checkbox" id={id} className={styles.input} {...rest} />
          <Icon name="check" size={18} className={styles.icon} />
        </div>
        {label && (
          <div className={styles.labelWrapper}>
            <label htmlFor={id} className={styles.label}>
              {label}
            </label>
          </div>
        )}
      </div>
    </div>
  );
};
