import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { pagePath } from '#libs/contracts';
import { HomePage } from '../features/home/home-page';
import { useTitle } from '../lib/use-title';
import { ErrorBoundary } from '../ui/error-boundary';
import { BrokenPage } from './broken-page';

const Home = () => {
  useTitle();
  return <HomePage />;
};

/** The list of events is there at once; every other page is a file of its own, fetched when it is first shown. */
const PAGES: { path: string; page: ComponentType }[] = [
  { path: '/', page: Home },
  { path: '/event/:id', page: lazy(async () => ({ default: (await import('../features/event-page/event-page')).EventPage })) },
  { path: '/about', page: lazy(async () => ({ default: (await import('../features/pages/about-page')).AboutPage })) },
  { path: '/privacy', page: lazy(async () => ({ default: (await import('../features/pages/privacy-page')).PrivacyPage })) },
  { path: '/share', page: lazy(async () => ({ default: (await import('../features/share/share-page')).SharePage })) },
  { path: '/themes', page: lazy(async () => ({ default: (await import('../features/themes/themes-page')).ThemesPage })) },
  {
    path: '/subcalendars',
    page: lazy(async () => ({ default: (await import('../features/subcalendars/subcalendars-page')).SubcalendarsPage })),
  },
];

const NotFoundPage = lazy(async () => ({ default: (await import('../features/pages/not-found-page')).NotFoundPage }));

export const Routes = () => {
  return (
    <ErrorBoundary key={usePath()} instead={<BrokenPage />}>
      <Suspense>
        <Switch>
          {PAGES.map(({ path, page }) => (
            <Route key={path} path={path} component={page} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
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
