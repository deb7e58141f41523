import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';
import { Tip } from './tip';

type Props = ComponentProps<'button'> & {
  icon: IconName;
  label: string;
  /** False if the name is visible beside it. */
  tip?: boolean;
  size?: number;
};

export const IconButton = ({ icon, label, tip = true, size, className = '', ...rest }: Props) => (
  <Tip label={label} disabled={!tip || isExpanded(rest)}>
    <button type="button" aria-label={label} className={`${styles.button} ${className}`} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  </Tip>
);

/** What it opened covers the place of the tooltip. */
const isExpanded = (props: ComponentProps<'button'>) => Boolean(props['aria-haspopup'] && props['aria-expanded']);
