import { Suspense, useEffect, useMemo } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { normalizePagePath } from '#libs/contracts';
import { Description } from '../features/events/card/event-details';
import { HomePage } from '../features/home/home-page';
import { ReportForm } from '../features/report/report';
import { useUser } from '../lib/account';
import { fetchQueue } from '../lib/offline-queue/send-or-queue';
import { useAssistantOff } from '../lib/use-assistant';
import { useOffline } from '../lib/use-offline';
import { useTitle } from '../lib/use-title';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyComponent } from '../ui/lazy-component';
import { BrokenPage } from './broken-page';
import { StaleDataText, useHasStaleData } from './offline-line';
import { PageFilePrefetcher } from './page-file-prefetcher';

const Home = () => {
  useTitle();
  return <HomePage />;
};

/** Exported because the server renders it too. */
export const EventPage = lazyComponent(async () => (await import('../features/event-page/event-page')).EventPage);

type LazyRoute = { path: string; page: ReturnType<typeof lazyComponent<object>>; isMagic?: boolean };

const LAZY_ROUTES: LazyRoute[] = [
  { path: '/event/:id', page: EventPage },
  { path: '/map', page: lazyComponent(async () => (await import('../features/map/map-page')).MapPage) },
  { path: '/hours', page: lazyComponent(async () => (await import('../features/hours/hours-page')).HoursPage) },
  { path: '/chat', page: lazyComponent(async () => (await import('../features/chat/chat-page')).ChatPage), isMagic: true },
  { path: '/me', page: lazyComponent(async () => (await import('../features/me/me-page')).MePage) },
  { path: '/about', page: lazyComponent(async () => (await import('../features/pages/about-page')).AboutPage) },
  { path: '/privacy', page: lazyComponent(async () => (await import('../features/pages/privacy-page')).PrivacyPage) },
  { path: '/share', page: lazyComponent(async () => (await import('../features/share/share-page')).SharePage) },
  { path: '/settings', page: lazyComponent(async () => (await import('../features/settings/settings-page')).SettingsPage) },
  { path: '/suggest', page: lazyComponent(async () => (await import('../features/suggest/suggest-page')).SuggestPage) },
  { path: '/themes', page: lazyComponent(async () => (await import('../features/themes/themes-page')).ThemesPage) },
  {
    path: '/subcalendars',
    page: lazyComponent(async () => (await import('../features/subcalendars/subcalendars-page')).SubcalendarsPage),
  },
];

/** Not prefetched but for `NeedsNetwork` and `NotFoundPage`: few visitors open them. */
const ResetPasswordPage = lazyComponent(async () => (await import('../features/account/reset-password-page')).ResetPasswordPage);

const EmailAddressPage = lazyComponent(async () => (await import('../features/account/email-address-page')).EmailAddressPage);

const AssistantOffPage = lazyComponent(async () => (await import('../features/chat/assistant-off-page')).AssistantOffPage);

const OpsPage = lazyComponent(async () => (await import('../features/ops/ops-page')).OpsPage);

const NeedsNetwork = lazyComponent(async () => (await import('./needs-network')).NeedsNetwork);

const NoRolePage = lazyComponent(async () => (await import('../features/pages/no-role-page')).NoRolePage);

const NotFoundPage = lazyComponent(async () => (await import('../features/pages/not-found-page')).NotFoundPage);

/** The last entry starts offline support, which caches everything fetched before. */
const filesToPrefetch = (isAssistantOff: boolean) => [
  ...LAZY_ROUTES.filter(({ isMagic: needsAssistant }) => !(needsAssistant && isAssistantOff)).map(({ page }) => page.fetch),
  NotFoundPage.fetch,
  NeedsNetwork.fetch,
  StaleDataText.fetch,
  Description.fetch,
  ReportForm.fetch,
  fetchQueue,
  async () => (await import('./offline-support')).startOfflineSupport(!isAssistantOff),
];

export const Routes = () => {
  const [offline, isAssistantOff] = [useOffline(), useAssistantOff()];
  const files = useMemo(() => filesToPrefetch(isAssistantOff), [isAssistantOff]);
  return (
    <>
      <ErrorBoundary key={usePageLocation()} instead={<BrokenPage />} retryOn={[!offline]}>
        <Switch>
          <Route path="/" component={Home} />
          <Route>
            <OtherPages />
          </Route>
        </Switch>
      </ErrorBoundary>
      <PageFilePrefetcher files={files} />
    </>
  );
};

/** Fetches the console only if the device knows a role of the user. The server decides what the user may open. */
const Ops = () => {
  const hasRole = useUser()?.roles?.length;
  const hasStaleData = useHasStaleData();
  const noRole = hasStaleData ? <NeedsNetwork /> : <NoRolePage />;
  const notFound = hasStaleData ? <NeedsNetwork /> : <NotFoundPage />;
  return hasRole ? <OpsPage noRole={noRole} notFound={notFound} /> : noRole;
};

const OtherPages = () => {
  const isAssistantOff = useAssistantOff();
  return (
    <Suspense>
      <Switch>
        {LAZY_ROUTES.map(({ path, page, isMagic: needsAssistant }) => (
          <Route key={path} path={path} component={needsAssistant && isAssistantOff ? AssistantOffPage : page} />
        ))}
        <Route path="/reset-password/:token" component={ResetPasswordPage} />
        <Route path="/email-address/:token" component={EmailAddressPage} />
        <Route path="/ops/*?" component={Ops} />
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  );
};

const usePageLocation = () => {
  const [location, navigate] = useLocation();
  const path = normalizePagePath(location);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (path !== location) navigate(normalizePagePath(pathname) + search + hash, { replace: true });
  }, [path, location, navigate]);
  return path;
};
