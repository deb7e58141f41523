import { useEffect } from 'react';
import { formatPageTitle } from '#libs/contracts';
import { useTown } from './use-town';

export const useTitle = (title?: string) => {
  const { name } = useTown();
  useEffect(() => {
    document.title = formatPageTitle(name, title);
  }, [title, name]);
};
