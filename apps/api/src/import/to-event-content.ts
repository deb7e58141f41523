import { MAX_EVENT_CATEGORIES } from '#libs/contracts';
import type { CatalogueContent, Listing } from '#libs/domain';
import type { FeedOccurrence } from '#libs/integrations';

export const toEventContent = (
  { uid: _uid, instance: _instance, status: _status, categories, ...details }: FeedOccurrence,
  listing: Listing,
  category: string,
): CatalogueContent => ({
  ...details,
  ...(categories && { categories: categories.slice(0, MAX_EVENT_CATEGORIES) }),
  ...listing,
  category,
});
