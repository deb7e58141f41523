import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export const HeadlineAsideContext = createContext<HTMLElement | null>(null);

export const HeadlineAside = ({ children }: { children: ReactNode }) => {
  const place = useContext(HeadlineAsideContext);
  return place && createPortal(children, place);
};
