import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { plainQuotes } from '#libs/contracts';
import styles from './event-details.module.css';

const LONG = 300;

/** What an event is about: at most six lines, the rest after MORE. A long text has a MORE even where it fits. */
export const Description = ({ text }: { text: string }) => {
  const [whole, setWhole] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const cut = useCut(paragraph);
  const words = plainQuotes(text);
  return (
    <div className={styles.description}>
      <p ref={paragraph} className={whole ? undefined : styles.clamp}>
        {words}
      </p>
      {(whole || cut || words.length > LONG) && (
        <button type="button" className={`link ${styles.more}`} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'LESS' : 'MORE'}
        </button>
      )}
    </div>
  );
};

/** Whether lines are missing at the present width. */
const useCut = (element: RefObject<HTMLElement | null>) => {
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const measure = () => element.current && setCut(element.current.scrollHeight > element.current.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return cut;
};
