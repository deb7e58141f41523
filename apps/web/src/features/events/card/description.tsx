import { useState } from 'react';
import { plainQuotes } from '#libs/contracts';
import styles from './event-details.module.css';

const CLAMPED_OVER = 300;

/** What an event is about: six lines of a long text, the rest after MORE. */
export const Description = ({ text }: { text: string }) => {
  const [whole, setWhole] = useState(false);
  const words = plainQuotes(text);
  if (words.length <= CLAMPED_OVER) return <p className={styles.description}>{words}</p>;
  return (
    <div className={styles.description}>
      <p className={whole ? undefined : styles.clamp}>{words}</p>
      <button type="button" className={`link ${styles.more}`} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'LESS' : 'MORE'}
      </button>
    </div>
  );
};
