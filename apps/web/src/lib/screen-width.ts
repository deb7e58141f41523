import { createContext, useContext } from 'react';

/** True if the page was drawn for WIDE_SCREEN_QUERY. One drawn for the other width is replaced before it is visible. */
export const AssumedWideContext = createContext(false);

export const useAssumedWide = () => useContext(AssumedWideContext);

export const WIDE_SCREEN_QUERY = '(min-width: 1024px)';
