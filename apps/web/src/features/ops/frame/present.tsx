import { useEffect, useMemo, useState } from 'react';
import { useNow, useTown } from '../../../lib/use-town';
import styles from './frame.module.css';

const SECOND = 1_000;

/** The present instant of the town, to the second. It is told to nobody who only listens: they would hear nothing else. */
export const Present = () => {
  const { timeZone } = useTown();
  const words = useMemo(() => new Intl.DateTimeFormat('en-US', { ...HOW, timeZone }), [timeZone]);
  const instant = useInstant();
  return (
    <time className={styles.present} dateTime={new Date(instant).toISOString()}>
      {words.format(instant).replace(' at ', ', ').replaceAll('\u202f', ' ')}
    </time>
  );
};

const HOW: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
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
