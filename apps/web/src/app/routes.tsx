import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

const HomePage = lazy(() => import('../features/home/home-page').then(({ HomePage }) => ({ default: HomePage })));
const EventPage = lazy(() => import('../features/event-page/event-page').then(({ EventPage }) => ({ default: EventPage })));
const NotFoundPage = lazy(() =>
  import('../features/pages/not-found-page').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);

export const Routes = () => (
  <Suspense>
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/event/:id" component={EventPage} />
      <Route component={NotFoundPage} />
    </Switch>
  </Suspense>
);
