import { useMemo } from 'react';
import { favoriteToggled, readFavorites, type SchoolHours } from '#libs/contracts/schools';
import { remembered, useRemembered } from '../../lib/local-storage';

export const useFavorites = () => {
  const [kept, keep] = useRemembered(remembered.schoolFavorites);
  const favorites = useMemo(() => readFavorites(kept), [kept]);
  const toggle = (school: SchoolHours) =>
    keep(JSON.stringify(favoriteToggled(readFavorites(remembered.schoolFavorites.read()), school)));
  return { favorites, toggle };
};
