import { type ReactNode, useEffect, useRef } from 'react';
import styles from './second-factor.module.css';

export const FocusedHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
};
