import type { ComponentProps } from 'react';
import styles from './range.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className' | 'onChange'> & {
  /** The filled part of the track in percent. */
  along: number;
  onValue: (value: number) => void;
};

export const Range = ({ along, onValue, ...props }: Props) => (
  <input
    type="range"
    className={styles.range}
    style={{ '--at': `${along}%` } as object}
    onChange={({ target }) => onValue(target.valueAsNumber)}
    {...props}
  />
);
