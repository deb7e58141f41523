import { useEffect, useState } from 'react';
import { useNow } from '../../../lib/use-town';
import styles from './frame.module.css';
import { useMoments } from './moments';

const SECOND = 1_000;

/** The present instant of the town, to the second. It is told to nobody who only listens: they would hear nothing else. */
export const Present = () => {
  const instant = new Date(useInstant()).toISOString();
  const { weekday, month, day, clock } = useMoments()(instant);
  return (
    <time className={styles.present} dateTime={instant}>
      {weekday}, {month} {day}, {clock}
    </time>
  );
};

/** What the server's clock says, which the page reads now and then, and what has passed here since. */
const useInstant = (): number => {
  const now = Date.parse(useNow()) || 0;
  const [read, setRead] = useState(() => ({ now, here: Date.now() }));
  const [here, setHere] = useState(read.here);
  if (read.now !== now) setRead({ now, here: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now + Math.max(0, here - read.here);
};
