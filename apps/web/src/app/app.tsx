import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ChoiceProvider } from '../features/choice/choice-provider';
import { SelectorProvider } from '../features/selector/selector-provider';
import { StartupScreen } from '../features/startup/startup-screen';
import { AssumedWide } from '../lib/assumed';
import { toasts } from '../lib/toast';
import { ErrorBoundary } from '../ui/error-boundary';
import { fetched } from '../ui/fetched';
import { Later } from '../ui/later';
import { BrokenPage } from './broken-page';
import { HydratedProvider } from './hydrated-provider';
import { Routes } from './routes';
import { Shell } from './shell';
import { TownProvider } from './town-provider';

type Props = {
  client: QueryClient;
  /** Whether the server has drawn this page already: then there is nothing to wait for. */
  drawn: boolean;
  /** Whether it was drawn for a wide window. */
  wide: boolean;
};

export const App = ({ client, drawn, wide }: Props) => (
  <ErrorBoundary instead={<BrokenPage />}>
    <QueryClientProvider client={client}>
      <HydratedProvider drawn={drawn}>
        <AssumedWide value={wide}>
          <TownProvider>
            <ChoiceProvider>
              <SelectorProvider>
                <Shell>
                  <Routes />
                </Shell>
              </SelectorProvider>
              <Toasts />
              <Later>
                <TipLayer />
              </Later>
              {!drawn && <StartupScreen />}
            </ChoiceProvider>
          </TownProvider>
        </AssumedWide>
      </HydratedProvider>
    </QueryClientProvider>
  </ErrorBoundary>
);

/** Nobody is told anything in the first moment. */
const Toasts = () => (
  <Later wanted={useSyncExternalStore(toasts.listen, toasts.current, toasts.current) !== null}>
    <Toaster />
  </Later>
);

const Toaster = fetched(async () => (await import('../features/toast/toaster')).Toaster);

const TipLayer = fetched(async () => (await import('../ui/tip-layer')).TipLayer);
