import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { eventInPath, isExpired } from '#libs/contracts';
import { useBeginAnew } from '../features/account/begin-anew';
import { BottomTabs } from '../features/navigation/bottom-tabs';
import { Masthead } from '../features/navigation/masthead';
import { visitPage } from '../features/own-events/created-event';
import { useResidency } from '../features/preferences/use-residency';
import { ReminderWatch } from '../features/reminders/reminder-watch';
import { Rail } from '../features/sidebar/rail';
import { Sidebar } from '../features/sidebar/sidebar';
import { useAccentAttribute } from '../features/themes/use-accent';
import { useModeAttribute } from '../features/themes/use-mode';
import { useOwnKey } from '../lib/account';
import { useAssumedWide, WIDE } from '../lib/assumed';
import { remembered, useRemembered } from '../lib/local-storage';
import { queries } from '../lib/queries';
import { useMedia } from '../lib/use-media';
import { useNow, useToday, useTown } from '../lib/use-town';
import { forgetPlace, leadsBackTo, wayBack } from '../lib/way-back';
import { OfflineLine } from './offline-line';
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

/** Asks again who is here when somebody has signed in or out in another tab. Until it is known, nothing of anybody is shown. */
const AccountWatch = () => {
  const client = useQueryClient();
  useBeginAnew();
  useEffect(() => {
    const { queryKey } = queries.account;
    const compare = () => {
      const account = client.getQueryData(queryKey);
      if (account !== undefined && (account?.id ?? '') !== remembered.userId.read()) client.resetQueries({ queryKey });
    };
    // A tab that was put aside hears nothing of others.
    window.addEventListener('storage', compare);
    document.addEventListener('visibilitychange', compare);
    return () => {
      window.removeEventListener('storage', compare);
      document.removeEventListener('visibilitychange', compare);
    };
  }, [client]);
  return null;
};

/** The list turns at midnight and when something expires by this page's clock; the counts are the server's, and asked for again then. */
const Rollover = () => {
  const client = useQueryClient();
  const key = useOwnKey();
  const { data: events } = useQuery({ ...queries.events, enabled: false });
  const [now, today, { timeZone }] = [useNow(), useToday(), useTown()];
  const expired = useMemo(() => events?.filter((event) => isExpired(event, now)).length, [events, now]);
  const before = useRef({ events, today, timeZone, expired });

  useEffect(() => {
    const was = before.current;
    before.current = { events, today, timeZone, expired };
    // Other events, or a town that has only now said where it is, are no passing of time.
    const isNextDay = was.timeZone === timeZone && was.today !== today;
    const hasExpired = was.events === events && was.expired !== expired;
    if (isNextDay || hasExpired) client.invalidateQueries({ queryKey: queries.sidebar(key).queryKey });
  }, [client, key, events, today, timeZone, expired]);

  return null;
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
