import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { mainText } from '#libs/contracts/texts';
import { PublishedLines } from '../../../ui/published-text';
import styles from './event-details.module.css';

const LONG = 300;

/**
 * What an event is about: at most six lines, the rest after MORE, and with it what its publisher says in all events. A long text
 * has a MORE even where it fits.
 */
export const Description = ({ event }: { event: TownEvent }) => {
  const [whole, setWhole] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const cut = useCut(paragraph);
  const { description = '', boilerplate } = event;
  return (
    <div className={styles.description}>
      <p ref={paragraph} className={whole ? undefined : styles.clamp}>
        <PublishedLines text={whole ? description : mainText(event)} links={whole || !cut} />
      </p>
      {(whole || cut || boilerplate || description.length > LONG) && (
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
