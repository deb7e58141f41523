import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export const BesideContext = createContext<HTMLElement | null>(null);

/** What a tab with a headline of its own has beside it. */
export const Beside = ({ children }: { children: ReactNode }) => {
  const place = useContext(BesideContext);
  return place && createPortal(children, place);
};
