import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { ChoiceProvider } from '../features/choice/choice-provider';
import { SelectorProvider } from '../features/selector/selector-provider';
import { StartupScreen } from '../features/startup/startup-screen';
import { remembered } from '../lib/local-storage';
import { styleNonce } from '../lib/style-nonce';
import { ErrorBoundary } from '../ui/error-boundary';
import { Later } from '../ui/later';
import { TipGroup } from '../ui/tip';
import { BrokenPage } from './broken-page';
import { queryClient } from './query-client';
import { Routes } from './routes';
import { Shell } from './shell';
import { resolver, theme } from './theme';
import { TownProvider } from './town-provider';

export const App = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={resolver}
    getStyleNonce={styleNonce}
    colorSchemeManager={colorScheme}
    defaultColorScheme="auto"
    withGlobalClasses={false}
  >
    <ErrorBoundary instead={<BrokenPage />}>
      <QueryClientProvider client={queryClient}>
        <TownProvider>
          <ChoiceProvider>
            <TipGroup>
              <SelectorProvider>
                <Shell>
                  <Routes />
                </Shell>
              </SelectorProvider>
              <Later>
                <Toaster />
              </Later>
              <StartupScreen />
            </TipGroup>
          </ChoiceProvider>
        </TownProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  </MantineProvider>
);

const colorScheme = localStorageColorSchemeManager({ key: remembered.theme.name });

// Nobody is told anything in the first moment.
const Toaster = lazy(async () => ({ default: (await import('../features/toast/toaster')).Toaster }));
