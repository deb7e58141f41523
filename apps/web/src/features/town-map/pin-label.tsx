import type { ComponentProps } from 'react';
import type { Point } from './mercator';
import styles from './pin-label.module.css';

type Props = ComponentProps<'button'> & { at: Point; label: string; selected: boolean };

export const PinLabel = ({ at: { x, y }, label, selected, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={styles.pin}
    style={{ translate: `${x}px ${y}px` }}
    data-selected={selected || undefined}
  >
    <span>{label}</span>
  </button>
);
