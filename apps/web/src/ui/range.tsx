import type { ComponentProps } from 'react';
import styles from './range.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className' | 'onChange'> & {
  /** How far along it stands, in percent: so far its line is thick. */
  along: number;
  onValue: (value: number) => void;
};

/** A slider. What is around it may give it more height. */
export const Range = ({ along, onValue, ...props }: Props) => (
  <input
    type="range"
    className={styles.range}
    style={{ '--at': `${along}%` } as object}
    onChange={({ target }) => onValue(target.valueAsNumber)}
    {...props}
  />
);
