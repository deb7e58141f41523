import { FEATURED } from '#libs/contracts';

/**
 * What can be followed, listed and counted, by identity: an organization ('12'), one of its sub-organizations ('12/34') or
 * what is featured. Answers call it by its name, which may change; facts and documents never do.
 */
export type EntryId = typeof FEATURED | `${number}` | `${number}/${number}`;

export const entryId = (organizationId: number, subOrganizationId?: number | null): EntryId =>
  subOrganizationId ? `${organizationId}/${subOrganizationId}` : `${organizationId}`;

/** Empty for what is featured: it belongs to nobody. */
export const partsOf = (entry: EntryId): { organizationId?: number; subOrganizationId?: number } => {
  if (entry === FEATURED) return {};
  const [organizationId, subOrganizationId] = entry.split('/').map(Number);
  return { organizationId: organizationId!, ...(subOrganizationId && { subOrganizationId }) };
};

/** The id of an organization that is meant as a whole. */
export const wholeIn = (entry: EntryId): number | undefined => {
  const { organizationId, subOrganizationId } = partsOf(entry);
  return subOrganizationId ? undefined : organizationId;
};
