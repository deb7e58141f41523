import type { SchoolHours } from './school-hours';

/** Whose hours somebody looks up again and again, as their device keeps it: one for a school's name and subgroup. */
export type SchoolFavorite = { schoolName: string; subgroup?: string; schoolId: number };

export const isFavorite = (favorites: readonly SchoolFavorite[], school: SchoolHours): boolean => favorites.some(means(school));

/** The schools that are favorites, the one that was added first before the others; one that is gone by now stands nowhere. */
export const favoriteSchools = (favorites: readonly SchoolFavorite[], all: readonly SchoolHours[]): SchoolHours[] =>
  favorites.flatMap((favorite) => all.find((school) => means(school)(favorite)) ?? []);

/** Added when it was none, removed when it was one. */
export const favoriteToggled = (favorites: readonly SchoolFavorite[], school: SchoolHours): SchoolFavorite[] =>
  isFavorite(favorites, school)
    ? favorites.filter((favorite) => !means(school)(favorite))
    : [...favorites, { schoolName: school.name, subgroup: school.subgroup, schoolId: school.id }];

/** What a device kept, whatever stands there by now: what cannot be read as a favorite is ignored, and each is there once. */
export const readFavorites = (kept: string | null): SchoolFavorite[] => {
  const favorites = parsed(kept).filter(isReadable);
  return favorites.filter((favorite, at) => favorites.findIndex((other) => nameOf(other) === nameOf(favorite)) === at);
};

const parsed = (text: string | null): unknown[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};

const isReadable = (found: unknown): found is SchoolFavorite => {
  const { schoolName, subgroup } = (found ?? {}) as Partial<SchoolFavorite>;
  return typeof schoolName === 'string' && (subgroup == null || typeof subgroup === 'string');
};

/** Names are told apart from subgroups by what neither of them holds. */
const nameOf = ({ schoolName, subgroup }: SchoolFavorite) => `${schoolName}\n${subgroup ?? ''}`;

/** By its names: numbers change when a town writes its schools in another order. */
const means = ({ name, subgroup, id }: SchoolHours) => {
  const wanted = nameOf({ schoolName: name, subgroup, schoolId: id });
  return (favorite: SchoolFavorite) => nameOf(favorite) === wanted;
};
