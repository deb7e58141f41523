import type { Organization } from '#libs/contracts';
import type { CatalogueContent } from '#libs/domain';
import type { Happening } from '#libs/integrations';

/** A happening as the town's calendar tells it, under its publisher's name. */
export const contentOf = (
  { uid: _uid, instance: _instance, status: _status, categories: _categories, coordinates: _coordinates, ...told }: Happening,
  { name, category }: Pick<Organization, 'name' | 'category'>,
  subOrganization?: string,
): CatalogueContent => ({ ...told, organization: name, ...(subOrganization && { subOrganization }), category, sourceName: name });
