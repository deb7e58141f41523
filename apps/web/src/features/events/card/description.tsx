import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { mainTextOf } from '#libs/contracts/texts';
import { PublishedLines } from '../../../ui/published-text';
import styles from './event-details.module.css';

const MIN_LONG_TEXT_LENGTH = 300;

/** Six lines, then MORE, also for what the publisher repeats in every event. A long text has the button even if it fits. */
export const Description = ({ event }: { event: TownEvent }) => {
  const [isExpanded, setExpanded] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const cut = useIsClipped(paragraph);
  const { description = '', boilerplate } = event;
  return (
    <div className={styles.description}>
      <p ref={paragraph} className={isExpanded ? undefined : styles.clamp}>
        <PublishedLines text={isExpanded ? description : mainTextOf(event)} links={isExpanded || !cut} />
      </p>
      {(isExpanded || cut || boilerplate || description.length > MIN_LONG_TEXT_LENGTH) && (
        <button
          type="button"
          className={`link ${styles.more}`}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'LESS' : 'MORE'}
        </button>
      )}
    </div>
  );
};

const useIsClipped = (element: RefObject<HTMLElement | null>) => {
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
