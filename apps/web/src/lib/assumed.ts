import { createContext, useContext } from 'react';

/**
 * What the server assumed when it drew the page: that the window is at least 1024 px wide, or that it is a phone's. A page that
 * was drawn for another window is thrown away before anybody sees it.
 */
export const AssumedWide = createContext(false);

export const useAssumedWide = () => useContext(AssumedWide);

export const WIDE = '(min-width: 1024px)';
