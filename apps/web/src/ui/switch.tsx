import type { ComponentProps } from 'react';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string; checked: boolean };

/** On or off, at once. */
export const Switch = ({ label, checked, ...input }: Props) => (
  <label className={styles.switch}>
    <input type="checkbox" role="switch" checked={checked} aria-checked={checked} {...input} />
    <span>{label}</span>
  </label>
);
