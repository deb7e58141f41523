import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { isExpired, parseEventPath } from '#libs/contracts';
import { useResetSearch } from '../features/account/reset-search';
import { BottomTabs } from '../features/navigation/bottom-tabs';
import { Masthead } from '../features/navigation/masthead';
import { visitPage } from '../features/own-events/created-event';
import { useRememberResident } from '../features/preferences/use-remember-resident';
import { ReminderWatch } from '../features/reminders/reminder-watch';
import { Rail } from '../features/sidebar/rail';
import { Sidebar } from '../features/sidebar/sidebar';
import { useAccentAttribute } from '../features/themes/use-accent';
import { useModeAttribute } from '../features/themes/use-mode';
import { useOwnKey } from '../lib/account';
import { remembered, useRemembered } from '../lib/local-storage';
import { queries } from '../lib/queries';
import { forgetReturnPosition, hasReturnPosition, returnPosition } from '../lib/return-position';
import { useAssumedWide, WIDE_SCREEN_QUERY } from '../lib/screen-width';
import { useMedia } from '../lib/use-media';
import { useNow, useToday, useTown } from '../lib/use-town';
import { OfflineLine } from './offline-line';
import styles from './shell.module.css';

/** `main` is a size container named "main", so pages respond to its width, not the window's. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [collapsed, collapse] = useRemembered(remembered.sidebarCollapsed);
  const wide = useMedia(WIDE_SCREEN_QUERY, useAssumedWide());
  useModeAttribute();
  useAccentAttribute();
  useTopOfPage();
  useWayBack();
  usePageVisit();
  useRememberResident();

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
      <MidnightRefresh />
      <BottomTabs />
    </div>
  );
};

/** Pages start at the top, except a list to which one returns from one of its events. */
const useTopOfPage = () => {
  const [location] = useLocation();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A visitor may have scrolled the server's page already.
    if (document.body.dataset['drawnFor']) return;
    if (hasReturnPosition(location)) return;
    window.scrollTo(0, 0);
    if (LIST_PATHS.includes(location)) forgetReturnPosition();
  }, [location]);
  useEffect(() => {
    delete document.body.dataset['drawnFor'];
  }, []);
};

const LIST_PATHS = ['/', '/me'];

const usePageVisit = () => {
  const [location] = useLocation();
  useEffect(() => visitPage(location), [location]);
};

/** Asks the server who is signed in when another tab signs in or out. Until it answers, no personal data is shown. */
const AccountWatch = () => {
  const client = useQueryClient();
  useResetSearch();
  useEffect(() => {
    const { queryKey } = queries.account;
    const compare = () => {
      const account = client.getQueryData(queryKey);
      if (account !== undefined && (account?.id ?? '') !== remembered.userId.read()) client.resetQueries({ queryKey });
    };
    // A background tab may miss storage events.
    window.addEventListener('storage', compare);
    document.addEventListener('visibilitychange', compare);
    return () => {
      window.removeEventListener('storage', compare);
      document.removeEventListener('visibilitychange', compare);
    };
  }, [client]);
  return null;
};

/** The list changes by this page's clock; counts come from the server. */
const MidnightRefresh = () => {
  const client = useQueryClient();
  const key = useOwnKey();
  const { data: events } = useQuery({ ...queries.events, enabled: false });
  const [now, today, { timeZone }] = [useNow(), useToday(), useTown()];
  const expired = useMemo(() => events?.filter((event) => isExpired(event, now)).length, [events, now]);
  const lastRefresh = useRef({ events, today, timeZone, expired });

  useEffect(() => {
    const was = lastRefresh.current;
    lastRefresh.current = { events, today, timeZone, expired };
    // Another list of events, or another time zone, is not the passing of time.
    const isNextDay = was.timeZone === timeZone && was.today !== today;
    const hasExpired = was.events === events && was.expired !== expired;
    if (isNextDay || hasExpired) client.invalidateQueries({ queryKey: queries.sidebar(key).queryKey });
  }, [client, key, events, today, timeZone, expired]);

  return null;
};

const FORGET_DELAY_MS = 500;

const useWayBack = () => {
  const [location] = useLocation();
  useEffect(() => {
    if (parseEventPath(location) !== undefined) return;
    const timer = setTimeout(returnPosition.fromMePage.forget, FORGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location]);
};
