import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { ChoiceProvider } from '../features/choice/choice-provider';
import { SelectorProvider } from '../features/selector/selector-provider';
import { StartupScreen } from '../features/startup/startup-screen';
import { ErrorBoundary } from '../ui/error-boundary';
import { Later } from '../ui/later';
import { BrokenPage } from './broken-page';
import { queryClient } from './query-client';
import { Routes } from './routes';
import { Shell } from './shell';
import { TownProvider } from './town-provider';

export const App = () => (
  <ErrorBoundary instead={<BrokenPage />}>
    <QueryClientProvider client={queryClient}>
      <TownProvider>
        <ChoiceProvider>
          <SelectorProvider>
            <Shell>
              <Routes />
            </Shell>
          </SelectorProvider>
          <Later>
            <Toaster />
            <TipLayer />
          </Later>
          <StartupScreen />
        </ChoiceProvider>
      </TownProvider>
    </QueryClientProvider>
  </ErrorBoundary>
);

// Nobody is told anything in the first moment.
const Toaster = lazy(async () => ({ default: (await import('../features/toast/toaster')).Toaster }));

const TipLayer = lazy(async () => ({ default: (await import('../ui/tip-layer')).TipLayer }));
