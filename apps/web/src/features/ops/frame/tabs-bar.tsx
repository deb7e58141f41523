import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Tab } from '../tabs';
import styles from './frame.module.css';

type Props = { tabs: readonly Tab[]; current: Tab };

/** On a phone they may be wider than the page: where one is stays in sight. */
export const Tabs = ({ tabs, current }: Props) => {
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
