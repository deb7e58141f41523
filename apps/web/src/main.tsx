import './app/layers.css';
import './app/tokens.css';
import './app/base.css';
import './app/drawn.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app/app';
import { askAhead } from './app/ask-ahead';
import { queryClient } from './app/query-client';
import { takeOver } from './app/take-over';
import { WIDE } from './lib/assumed';
import { styleNonce } from './lib/style-nonce';

// The scroll lock of dialogs writes a style element of its own and looks for its nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

const root = document.getElementById('root')!;

const page = (newcomer: string | undefined) => (
  <StrictMode>
    <Router>
      <App client={queryClient} newcomer={newcomer} wide={matchMedia(WIDE).matches} />
    </Router>
  </StrictMode>
);

takeOver(queryClient).then((newcomer) => {
  if (newcomer === undefined) {
    askAhead(queryClient);
    // The browser must not paint what the server drew for others before the first render replaces it.
    return flushSync(() => createRoot(root).render(page(newcomer)));
  }
  // Where the calendar has moved since the page was drawn, it is drawn anew here. So it is where we made a mistake: it is told.
  const onRecoverableError = (error: unknown) => console.error('The page is drawn anew:', error);
  startTransition(() => void hydrateRoot(root, page(newcomer), { onRecoverableError }));
});
