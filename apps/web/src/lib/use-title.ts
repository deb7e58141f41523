import { useEffect } from 'react';
import { pageTitle } from '#libs/contracts';
import { useTown } from './use-town';

/** Names the page in its tab, its history and to screen readers; without a name it is the list of events. */
export const useTitle = (title?: string) => {
  const { name } = useTown();
  useEffect(() => {
    document.title = pageTitle(name, title);
  }, [title, name]);
};
