import { MOST_CATEGORIES } from '#libs/contracts';
import type { CatalogueContent, Listing } from '#libs/domain';
import type { Happening } from '#libs/integrations';

/** A happening as the town's calendar keeps it, under its publisher. */
export const contentOf = (
  { uid: _uid, instance: _instance, status: _status, categories, ...told }: Happening,
  listing: Listing,
  category: string,
): CatalogueContent => ({
  ...told,
  ...(categories && { categories: categories.slice(0, MOST_CATEGORIES) }),
  ...listing,
  category,
});
