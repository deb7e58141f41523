import type { ComponentProps } from 'react';
import styles from './range.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className' | 'onChange'> & {
  /** The filled part of the track in percent. */
  filledPercent: number;
  onValue: (value: number) => void;
};

export const Range = ({ filledPercent, onValue, ...props }: Props) => (
  <input
    type="range"
    className={styles.range}
    style={{ '--at': `${filledPercent}%` } as object}
    onChange={({ target }) => onValue(target.valueAsNumber)}
    {...props}
  />
);
