import { useEffect } from 'react';
import { formatPageTitle } from '#libs/contracts';
import { useTown } from './use-town';

/** Sets the document title. Without a title it is that of the list of events. */
export const useTitle = (title?: string) => {
  const { name } = useTown();
  useEffect(() => {
    document.title = formatPageTitle(name, title);
  }, [title, name]);
};
