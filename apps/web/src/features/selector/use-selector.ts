import { createContext, useContext } from 'react';

export const SelectorContext = createContext<(() => void) | null>(null);

export const useSelector = (): (() => void) => {
  const open = useContext(SelectorContext);
  if (!open) throw new Error('useSelector must be used within a SelectorProvider');
  return open;
};
