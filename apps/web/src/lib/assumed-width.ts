import { createContext, useContext } from 'react';

/** The server drew the page for 1024 px or more, or for a phone. One for another width is replaced before it is visible. */
export const AssumedWideContext = createContext(false);

export const useAssumedWide = () => useContext(AssumedWideContext);

export const WIDE_SCREEN = '(min-width: 1024px)';
