import { createContext, useContext } from 'react';

/** Opens the dialog to follow organizations. */
export const SelectorContext = createContext<(() => void) | null>(null);

export const useSelector = (): (() => void) => {
  const open = useContext(SelectorContext);
  if (!open) throw new Error('useSelector must be used within a SelectorProvider');
  return open;
};
