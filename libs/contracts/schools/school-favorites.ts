import type { SchoolHours } from './school-hours';

/** A favorite stored on the device, identified by the school's name and subgroup. */
export type SchoolFavorite = { schoolName: string; subgroup?: string; schoolId: number };

export const isFavoriteSchool = (favorites: readonly SchoolFavorite[], school: SchoolHours): boolean =>
  favorites.some(matchesSchool(school));

/** The schools that are favorites, in the order they were added. Schools that no longer exist are left out. */
export const selectFavoriteSchools = (favorites: readonly SchoolFavorite[], all: readonly SchoolHours[]): SchoolHours[] =>
  favorites.flatMap((favorite) => all.find((school) => matchesSchool(school)(favorite)) ?? []);

export const toggleFavoriteSchool = (favorites: readonly SchoolFavorite[], school: SchoolHours): SchoolFavorite[] =>
  isFavoriteSchool(favorites, school)
    ? favorites.filter((favorite) => !matchesSchool(school)(favorite))
    : [...favorites, { schoolName: school.name, subgroup: school.subgroup, schoolId: school.id }];

/** Parses the favorites stored on a device. Ignores invalid and duplicate entries. */
export const parseFavoriteSchools = (stored: string | null): SchoolFavorite[] => {
  const favorites = parseList(stored).filter(isSchoolFavorite);
  return favorites.filter(
    (favorite, at) => favorites.findIndex((other) => favoriteKeyOf(other) === favoriteKeyOf(favorite)) === at,
  );
};

const parseList = (text: string | null): unknown[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};

const isSchoolFavorite = (found: unknown): found is SchoolFavorite => {
  const { schoolName, subgroup } = (found ?? {}) as Partial<SchoolFavorite>;
  return typeof schoolName === 'string' && (subgroup == null || typeof subgroup === 'string');
};

/** Names and subgroups contain no line break. */
const favoriteKeyOf = ({ schoolName, subgroup }: SchoolFavorite) => `${schoolName}\n${subgroup ?? ''}`;

/** Compared by name: ids change when a town reorders its schools. */
const matchesSchool = ({ name, subgroup, id }: SchoolHours) => {
  const favoriteKey = favoriteKeyOf({ schoolName: name, subgroup, schoolId: id });
  return (favorite: SchoolFavorite) => favoriteKeyOf(favorite) === favoriteKey;
};
