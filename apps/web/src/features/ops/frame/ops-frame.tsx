import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../../lib/use-title';
import { useNow } from '../../../lib/use-town';
import type { Tab } from '../tabs';
import { HeadlineAsideContext } from './headline-aside';
import { useInstantFormatter } from './instant-texts';
import styles from './ops-frame.module.css';

type Props = { tabs: readonly Tab[]; current: Tab; children: ReactNode };

export const OpsFrame = ({ tabs, current, children }: Props) => {
  const [asideElement, setAsideElement] = useState<HTMLElement | null>(null);
  const title = current.title ?? 'Operations';
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <div ref={setAsideElement} className={styles.beside}>
          {current.title === undefined && <PresentTime />}
        </div>
      </header>
      <TabsBar tabs={tabs} current={current} />
      <HeadlineAsideContext value={asideElement}>{children}</HeadlineAsideContext>
    </div>
  );
};

const SECOND_MS = 1_000;

/** Not announced, because it would interrupt everything else. */
const PresentTime = () => {
  const instant = new Date(usePresentInstant()).toISOString();
  const { weekday, month, day, clock } = useInstantFormatter()(instant);
  return (
    <time className={styles.present} dateTime={instant}>
      {weekday}, {month} {day}, {clock}
    </time>
  );
};

const usePresentInstant = (): number => {
  const now = Date.parse(useNow()) || 0;
  const [read, setRead] = useState(() => ({ now, here: Date.now() }));
  const [here, setHere] = useState(read.here);
  if (read.now !== now) setRead({ now, here: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now + Math.max(0, here - read.here);
};

type TabsProps = { tabs: readonly Tab[]; current: Tab };

const TabsBar = ({ tabs, current }: TabsProps) => {
  const currentTab = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = currentTab.current?.querySelector<HTMLElement>(`[href="${current.path}"]`);
    if (link && currentTab.current) currentTab.current.scrollLeft = link.offsetLeft - currentTab.current.offsetLeft - EDGE_PX;
  }, [current]);
  return (
    <nav ref={currentTab} className={styles.tabs} aria-label="Operations">
      {tabs.map((tab) => (
        <Link key={tab.path} href={tab.path} aria-current={tab === current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
};

/** Leaves the end of the previous tab visible, as a hint that there is one. */
const EDGE_PX = 64;
