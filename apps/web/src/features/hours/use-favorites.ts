import { useMemo } from 'react';
import { parseFavoriteSchools, type SchoolHours, toggleFavoriteSchool } from '#libs/contracts/schools';
import { remembered, useRemembered } from '../../lib/local-storage';

export const useFavorites = () => {
  const [stored, store] = useRemembered(remembered.schoolFavorites);
  const favorites = useMemo(() => parseFavoriteSchools(stored), [stored]);
  const toggle = (school: SchoolHours) =>
    store(JSON.stringify(toggleFavoriteSchool(parseFavoriteSchools(remembered.schoolFavorites.read()), school)));
  return { favorites, toggle };
};
