import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import styles from './list-end.module.css';

type Props = { isFailed: boolean; onReach: () => void };

/** Loads more before a reader reaches it. */
export const ListEnd = ({ isFailed, onReach }: Props) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFailed) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onReach(), { rootMargin: `${AHEAD_PX}px` });
    watch.observe(line.current!);
    return () => watch.disconnect();
  }, [isFailed, onReach]);

  return (
    <div ref={line} className={`${styles.end} meta paperless`}>
      <p role="status">{isFailed ? 'More events could not be loaded.' : 'Loading more events'}</p>
      {isFailed && <Button onClick={onReach}>Try again</Button>}
    </div>
  );
};

const AHEAD_PX = 2_000;
