import { type ReactNode, useState } from 'react';
import styles from './unfold.module.css';

/** Opens and closes its content by height. What is closed is not in the page at all. */
export const Unfold = ({ open, className = '', children }: { open: boolean; className?: string; children: ReactNode }) => {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  if (!open && present && isStill()) setPresent(false);
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

/** Where nothing moves, no animation ever ends. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
