import './app/layers.css';
import './app/tokens.css';
import './app/base.css';
import './app/drawn.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { adoptDrawnPage } from './app/adopt-drawn-page';
import { App } from './app/app';
import { prefetchFirstQueries } from './app/prefetch-first-queries';
import { queryClient } from './app/query-client';
import { repeatEarlyInput } from './lib/repeat-early-input';
import { WIDE_SCREEN_QUERY } from './lib/screen-width';
import { styleNonce } from './lib/style-nonce';

// The scroll lock of dialogs writes a style element and reads its nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

const root = document.getElementById('root')!;

const renderApp = (newcomer: string | undefined) => (
  <StrictMode>
    <Router>
      <App client={queryClient} newcomer={newcomer} wide={matchMedia(WIDE_SCREEN_QUERY).matches} />
    </Router>
  </StrictMode>
);

adoptDrawnPage(queryClient).then((newcomer) => {
  if (newcomer === undefined) {
    prefetchFirstQueries(queryClient);
    // Rendered synchronously, so that the browser never paints the page drawn for somebody else.
    flushSync(() => createRoot(root).render(renderApp(newcomer)));
    return repeatEarlyInput(root);
  }
  // The calendar has changed, or a bug of ours: React renders again.
  const onRecoverableError = (error: unknown) => console.error('The page is drawn anew:', error);
  startTransition(() => void hydrateRoot(root, renderApp(newcomer), { onRecoverableError }));
  repeatEarlyInput(root);
});
