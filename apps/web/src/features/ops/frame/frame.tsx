import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../../lib/use-title';
import { useNow } from '../../../lib/use-town';
import type { Tab } from '../tabs';
import { BesideContext } from './beside';
import styles from './frame.module.css';
import { useMoments } from './moments';

type Props = { tabs: readonly Tab[]; current: Tab; children: ReactNode };

/** The headline, what time it is, and the way from tab to tab. */
export const Frame = ({ tabs, current, children }: Props) => {
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const title = current.title ?? 'Operations';
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <div ref={setBeside} className={styles.beside}>
          {current.title === undefined && <Present />}
        </div>
      </header>
      <Tabs tabs={tabs} current={current} />
      <BesideContext value={beside}>{children}</BesideContext>
    </div>
  );
};

const SECOND = 1_000;

/** The present instant of the town, to the second. It is told to nobody who only listens: they would hear nothing else. */
const Present = () => {
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

type TabsProps = { tabs: readonly Tab[]; current: Tab };

/** On a phone they may be wider than the page: where one is stays in sight. */
const Tabs = ({ tabs, current }: TabsProps) => {
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = here.current?.querySelector<HTMLElement>(`[href="${current.path}"]`);
    if (link && here.current) here.current.scrollLeft = link.offsetLeft - here.current.offsetLeft - ROOM;
  }, [current]);
  return (
    <nav ref={here} className={styles.tabs} aria-label="Operations">
      {tabs.map((tab) => (
        <Link key={tab.path} href={tab.path} aria-current={tab === current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
};

/** For the end of the one before it, which says that there is one. */
const ROOM = 64;
