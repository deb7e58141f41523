import { type ReactNode, useState } from 'react';
import { useTitle } from '../../../lib/use-title';
import type { Tab } from '../tabs';
import { BesideContext } from './beside';
import styles from './frame.module.css';
import { Present } from './present';
import { Tabs } from './tabs-bar';

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
