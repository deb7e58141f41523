import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './button.module.css';

type Props<C extends ElementType> = Omit<ComponentProps<C>, 'size'> & {
  component?: C;
  variant?: 'default' | 'filled' | 'ink' | 'subtle' | 'danger' | 'danger-filled' | 'black' | 'black-subtle';
  size?: 'sm';
  leftSection?: ReactNode;
};

export const Button = <C extends ElementType = 'button'>({
  component,
  variant = 'default',
  size,
  leftSection,
  className = '',
  children,
  ...rest
}: Props<C>) => {
  const Element: ElementType = component ?? 'button';
  return (
    <Element
      {...(component ? {} : { type: 'button' })}
      {...rest}
      className={`${styles.root} ${className}`}
      data-variant={variant}
      data-size={size}
    >
      <span className={styles.inner}>
        {leftSection && <span className={styles.section}>{leftSection}</span>}
        <span className={styles.label}>{children}</span>
      </span>
    </Element>
  );
};
