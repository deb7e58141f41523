import type { CatalogueContent, Listing } from './event-content';

/** All that is told of an event after its publisher made it private: who published it, and that it is no longer public. */
export const noLongerPublic = ({ organizationId }: Listing): CatalogueContent => ({
  organizationId,
  name: 'No longer public',
  category: '',
  date: '',
  time: '',
});
