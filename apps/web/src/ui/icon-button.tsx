import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';
import { Tip } from './tip';

type Props = ComponentProps<'button'> & {
  icon: IconName;
  /** Its name for those who do not see it, and its tooltip. */
  label: string;
  /** False where the name is already read beside it. */
  tip?: boolean;
  size?: number;
};

/** A button of 44 px that shows an icon only. */
export const IconButton = ({ icon, label, tip = true, size, className = '', ...rest }: Props) => (
  <Tip label={label} disabled={!tip || isOpen(rest)}>
    <button type="button" aria-label={label} className={`${styles.button} ${className}`} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  </Tip>
);

/** What it opened stands where its tooltip would be. */
const isOpen = (props: ComponentProps<'button'>) => Boolean(props['aria-haspopup'] && props['aria-expanded']);
