import { type ReactNode, useState } from 'react';
import styles from './collapsible.module.css';

export const Collapsible = ({ open, className = '', children }: { open: boolean; className?: string; children: ReactNode }) => {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  if (!open && present && prefersReducedMotion()) setPresent(false);
  if (!present) return null;
  return (
    <div
      className={`${styles.unfold} ${open ? '' : styles.closing} ${className}`}
      inert={!open}
      onAnimationEnd={(event) => event.target === event.currentTarget && !open && setPresent(false)}
    >
      <div className={styles.inner}>{children}</div>
    </div>
  );
};

/** Without motion no animation end is ever reported. */
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
