import { createContext, useContext } from 'react';

/**
 * Whether the server drew the page for a window of at least 1024 px, or for a phone. A page for another width is replaced before it
 * becomes visible.
 */
export const AssumedWideContext = createContext(false);

export const useAssumedWide = () => useContext(AssumedWideContext);

export const WIDE_SCREEN = '(min-width: 1024px)';
