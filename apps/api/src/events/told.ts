import type { OneEvent, TownEvent } from '#libs/contracts';
import type { CatalogueDocument, ShelvedEvent } from '#projections';
import type { Names } from '../organizations/names';

/** An event as the API tells it. What is recorded and what is answered meet here, and only here. */
export const told = (
  { organizationId, subOrganizationId, attachments, coordinates: _, ...event }: ShelvedEvent,
  names: Names,
): TownEvent => {
  const { organization, subOrganization } = names.of({ organizationId, subOrganizationId });
  return {
    ...event,
    organization,
    ...(subOrganization && { subOrganization }),
    ...(attachments && { attachments: [...attachments] }),
    sourceName: subOrganization ? `${organization}, ${subOrganization}` : organization,
  };
};

/** The same with what became of it. */
export const toldWhole = ({ event, history }: CatalogueDocument, names: Names): OneEvent => ({ ...told(event, names), history });
