import './app/layers.css';
import './app/tokens.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { styleNonce } from './lib/style-nonce';

// The scroll lock of dialogs writes a style element of its own and looks for its nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
