import type { CatalogueContent, Listing } from './event-content';

/** All that is shown of an event after it became private: its publisher, and that it is no longer public. */
export const privateEventContent = ({ organizationId }: Listing): CatalogueContent => ({
  organizationId,
  name: 'No longer public',
  category: '',
  date: '',
  time: '',
});
