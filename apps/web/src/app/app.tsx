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
import { AssumedWide } from '../lib/assumed';
import { toasts } from '../lib/toast';
import { HydratedContext } from '../lib/use-hydrated';
import { ErrorBoundary } from '../ui/error-boundary';
import { fetched } from '../ui/fetched';
import { Later } from '../ui/later';
import { BrokenPage } from './broken-page';
import { Routes } from './routes';
import { Shell } from './shell';
import { TownProvider } from './town-provider';

type Props = {
  client: QueryClient;
  /** The key of whom the server has drawn this page for already: then there is nothing to wait for. */
  newcomer: string | undefined;
  /** Whether it was drawn for a wide window. */
  wide: boolean;
};

export const App = ({ client, newcomer, wide }: Props) => (
  <ErrorBoundary instead={<BrokenPage />}>
    <QueryClientProvider client={client}>
      <HydratedProvider drawn={newcomer !== undefined}>
        <AssumedWide value={wide}>
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
                  <Later>
                    <TipLayer />
                  </Later>
                  {newcomer === undefined && <StartupScreen />}
                </ChoiceProvider>
              </RemindersProvider>
            </NewcomerContext>
          </TownProvider>
        </AssumedWide>
      </HydratedProvider>
    </QueryClientProvider>
  </ErrorBoundary>
);

/** What may differ from the page as the server drew it comes in a drawing of its own, which gives way to whoever taps. */
const HydratedProvider = ({ drawn, children }: { drawn: boolean; children: ReactNode }) => {
  const [hydrated, setHydrated] = useState(!drawn);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
};

/** Nobody is told anything in the first moment. */
const Toasts = () => (
  <Later wanted={useSyncExternalStore(toasts.listen, toasts.current, toasts.current) !== null}>
    <Toaster />
  </Later>
);

const Toaster = fetched(async () => (await import('../features/toast/toaster')).Toaster);

const TipLayer = fetched(async () => (await import('../ui/tip-layer')).TipLayer);
