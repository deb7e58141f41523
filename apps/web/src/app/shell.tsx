import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { eventInPath } from '#libs/contracts';
import { BottomTabs } from '../features/navigation/bottom-tabs';
import { Masthead } from '../features/navigation/masthead';
import { visitPage } from '../features/own-events/created-event';
import { useResidency } from '../features/preferences/use-residency';
import { ReminderWatch } from '../features/reminders/reminder-watch';
import { Rail } from '../features/sidebar/rail';
import { Sidebar } from '../features/sidebar/sidebar';
import { useAccentAttribute } from '../features/themes/use-accent';
import { useModeAttribute } from '../features/themes/use-mode';
import { useAssumedWide, WIDE } from '../lib/assumed';
import { remembered, useRemembered } from '../lib/local-storage';
import { useMedia } from '../lib/use-media';
import { forgetPlace, leadsBackTo, wayBack } from '../lib/way-back';
import { AccountWatch } from './account-watch';
import { OfflineLine } from './offline-line';
import { Rollover } from './rollover';
import styles from './shell.module.css';

/** What surrounds every page. `main` is a size container named "main": pages answer to its width, not the window's. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [collapsed, collapse] = useRemembered(remembered.sidebarCollapsed);
  const wide = useMedia(WIDE, useAssumedWide());
  useModeAttribute();
  useAccentAttribute();
  useTopOfPage();
  useWayBack();
  usePageVisit();
  useResidency();

  return (
    <div className={styles.page} data-collapsed={collapsed || undefined}>
      <a href="#main" className={`${styles.skip} paperless`}>
        Skip to content
      </a>
      <Masthead collapsed={collapsed} onCollapse={collapse} />
      <div className={styles.shell}>
        {wide && (collapsed ? <Rail /> : <Sidebar />)}
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <OfflineLine />
      <AccountWatch />
      <ReminderWatch />
      <Rollover />
      <BottomTabs />
    </div>
  );
};

/** Every page begins at its top; only who comes back to a list from one of its events finds the old place again. */
const useTopOfPage = () => {
  const [location] = useLocation();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // Who has begun to read what the server drew stays where they are.
    if (document.body.dataset['drawnFor']) return;
    if (leadsBackTo(location)) return;
    window.scrollTo(0, 0);
    // A place in the one list is none in the other.
    if (LISTS.includes(location)) forgetPlace();
  }, [location]);
  useEffect(() => {
    delete document.body.dataset['drawnFor'];
  }, []);
};

const LISTS = ['/', '/me'];

/** The card of a created event goes with the next visit to another page. */
const usePageVisit = () => {
  const [location] = useLocation();
  useEffect(() => visitPage(location), [location]);
};

const FORGOTTEN_AFTER = 500;

/** That one came to an event from one's own list is forgotten soon after one has gone elsewhere. */
const useWayBack = () => {
  const [location] = useLocation();
  useEffect(() => {
    if (eventInPath(location) !== undefined) return;
    const timer = setTimeout(wayBack.fromMePage.forget, FORGOTTEN_AFTER);
    return () => clearTimeout(timer);
  }, [location]);
};
