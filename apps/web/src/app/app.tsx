import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { AuthDialogs } from '../features/account/auth-dialogs';
import { ChoiceProvider } from '../features/choice/choice-provider';
import { EventActionsDialogs } from '../features/event-page/event-actions-dialogs';
import { NewsletterDialogs } from '../features/newsletter/newsletter-dialogs';
import { OnboardingDialogs } from '../features/onboarding/onboarding-dialogs';
import { OwnEventDialogs } from '../features/own-events/own-event-dialogs';
import { RemindDialogs } from '../features/reminders/remind-dialogs';
import { RemindersProvider } from '../features/reminders/reminders-context';
import { SelectorProvider } from '../features/selector/selector-provider';
import { StartupScreen } from '../features/startup/startup-screen';
import { SubscribeDialogs } from '../features/subscribe/subscribe-dialogs';
import { NewcomerContext } from '../lib/account';
import { AssumedWideContext } from '../lib/screen-width';
import { toasts } from '../lib/toast';
import { HydratedContext } from '../lib/use-hydrated';
import { DeferredMount } from '../ui/deferred-mount';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyComponent } from '../ui/lazy-component';
import { BrokenPage } from './broken-page';
import { Routes } from './routes';
import { Shell } from './shell';
import { TownProvider } from './town-provider';

type Props = {
  client: QueryClient;
  /** The key the server drew this page for. With it the first render needs no request. */
  newcomer: string | undefined;
  wide: boolean;
};

export const App = ({ client, newcomer, wide }: Props) => (
  <ErrorBoundary instead={<BrokenPage />}>
    <QueryClientProvider client={client}>
      <HydratedProvider drawn={newcomer !== undefined}>
        <AssumedWideContext value={wide}>
          <TownProvider>
            <NewcomerContext value={newcomer}>
              <RemindersProvider>
                <ChoiceProvider>
                  <SelectorProvider>
                    <Shell>
                      <Routes />
                    </Shell>
                  </SelectorProvider>
                  <AuthDialogs />
                  <EventActionsDialogs />
                  <OwnEventDialogs />
                  <SubscribeDialogs />
                  <RemindDialogs />
                  <OnboardingDialogs />
                  <NewsletterDialogs />
                  <Toasts />
                  <DeferredMount>
                    <TipLayer />
                  </DeferredMount>
                  {newcomer === undefined && <StartupScreen />}
                </ChoiceProvider>
              </RemindersProvider>
            </NewcomerContext>
          </TownProvider>
        </AssumedWideContext>
      </HydratedProvider>
    </QueryClientProvider>
  </ErrorBoundary>
);

const HydratedProvider = ({ drawn, children }: { drawn: boolean; children: ReactNode }) => {
  const [hydrated, setHydrated] = useState(!drawn);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
};

const Toasts = () => (
  <DeferredMount isRequested={useSyncExternalStore(toasts.listen, toasts.current, toasts.current) !== null}>
    <Toaster />
  </DeferredMount>
);

const Toaster = lazyComponent(async () => (await import('../features/toast/toaster')).Toaster);

const TipLayer = lazyComponent(async () => (await import('../ui/tip-layer')).TipLayer);
