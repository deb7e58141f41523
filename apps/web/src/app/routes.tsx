import { Suspense, useEffect, useMemo } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { pagePath } from '#libs/contracts';
import { Description } from '../features/events/card/event-details';
import { HomePage } from '../features/home/home-page';
import { ReportForm } from '../features/report/report';
import { useUser } from '../lib/account';
import { fetchQueue } from '../lib/offline-queue/send-or-queue';
import { useNoMagic } from '../lib/use-magic';
import { useOffline } from '../lib/use-offline';
import { useTitle } from '../lib/use-title';
import { ErrorBoundary } from '../ui/error-boundary';
import { fetched } from '../ui/fetched';
import { BrokenPage } from './broken-page';
import { FetchAhead } from './fetch-ahead';
import { OldWords, useIsAlone } from './offline-line';

const Home = () => {
  useTitle();
  return <HomePage />;
};

/** The server draws it too. */
export const eventPage = fetched(async () => (await import('../features/event-page/event-page')).EventPage);

type Away = { path: string; page: ReturnType<typeof fetched<object>>; isMagic?: boolean };

/** The list of events is there at once; every other page is a file of its own. One of magic is there only while Magic Stuff is on. */
const PAGES: Away[] = [
  { path: '/event/:id', page: eventPage },
  { path: '/map', page: fetched(async () => (await import('../features/map/map-page')).MapPage) },
  { path: '/hours', page: fetched(async () => (await import('../features/hours/hours-page')).HoursPage) },
  { path: '/chat', page: fetched(async () => (await import('../features/chat/chat-page')).ChatPage), isMagic: true },
  { path: '/me', page: fetched(async () => (await import('../features/me/me-page')).MePage) },
  { path: '/about', page: fetched(async () => (await import('../features/pages/about-page')).AboutPage) },
  { path: '/privacy', page: fetched(async () => (await import('../features/pages/privacy-page')).PrivacyPage) },
  { path: '/share', page: fetched(async () => (await import('../features/share/share-page')).SharePage) },
  { path: '/settings', page: fetched(async () => (await import('../features/settings/settings-page')).SettingsPage) },
  { path: '/suggest', page: fetched(async () => (await import('../features/suggest/suggest-page')).SuggestPage) },
  { path: '/themes', page: fetched(async () => (await import('../features/themes/themes-page')).ThemesPage) },
  {
    path: '/subcalendars',
    page: fetched(async () => (await import('../features/subcalendars/subcalendars-page')).SubcalendarsPage),
  },
];

/** What hardly anybody needs is fetched when it is opened. The console is fetched by nobody who has no role. */
const ResetPasswordPage = fetched(async () => (await import('../features/account/reset-password-page')).ResetPasswordPage);

const EmailAddressPage = fetched(async () => (await import('../features/account/email-address-page')).EmailAddressPage);

const MagicOffPage = fetched(async () => (await import('../features/chat/magic-off-page')).MagicOffPage);

const OpsPage = fetched(async () => (await import('../features/ops/ops-page')).OpsPage);

const NeedsNetwork = fetched(async () => (await import('./needs-network')).NeedsNetwork);

const NoRolePage = fetched(async () => (await import('../features/pages/no-role-page')).NoRolePage);

const NotFoundPage = fetched(async () => (await import('../features/pages/not-found-page')).NotFoundPage);

/** The last one keeps all of it, and what is read, for when there is no network. */
const filesAhead = (noMagic: boolean) => [
  ...PAGES.filter(({ isMagic }) => !(isMagic && noMagic)).map(({ page }) => page.fetch),
  NotFoundPage.fetch,
  NeedsNetwork.fetch,
  OldWords.fetch,
  Description.fetch,
  ReportForm.fetch,
  fetchQueue,
  async () => (await import('./without-network')).beginWithoutNetwork(!noMagic),
];

export const Routes = () => {
  const [offline, noMagic] = [useOffline(), useNoMagic()];
  const files = useMemo(() => filesAhead(noMagic), [noMagic]);
  return (
    <>
      <ErrorBoundary key={usePath()} instead={<BrokenPage />} again={[!offline]}>
        <Switch>
          <Route path="/" component={Home} />
          <Route>
            <OtherPages />
          </Route>
        </Switch>
      </ErrorBoundary>
      <FetchAhead files={files} />
    </>
  );
};

/** Who may see it is known to nobody without the server. */
const Ops = () => {
  const isKnown = useUser()?.roles?.length;
  const isAlone = useIsAlone();
  const noRole = isAlone ? <NeedsNetwork /> : <NoRolePage />;
  const notFound = isAlone ? <NeedsNetwork /> : <NotFoundPage />;
  return isKnown ? <OpsPage noRole={noRole} notFound={notFound} /> : noRole;
};

const OtherPages = () => {
  const noMagic = useNoMagic();
  return (
    <Suspense>
      <Switch>
        {PAGES.map(({ path, page, isMagic }) => (
          <Route key={path} path={path} component={isMagic && noMagic ? MagicOffPage : page} />
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

/** Of a page. In the address too, whichever way somebody wrote it. */
const usePath = () => {
  const [location, navigate] = useLocation();
  const path = pagePath(location);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (path !== location) navigate(pagePath(pathname) + search + hash, { replace: true });
  }, [path, location, navigate]);
  return path;
};
