import { FEATURED_ENTRY } from '#libs/contracts';

/** An organization ('12'), a sub-organization ('12/34') or the featured events. Recorded in place of names, which change. */
export type EntryId = typeof FEATURED_ENTRY | `${number}` | `${number}/${number}`;

export const toEntryId = (organizationId: number, subOrganizationId?: number | null): EntryId =>
  subOrganizationId ? `${organizationId}/${subOrganizationId}` : `${organizationId}`;

export const parseEntryId = (entry: EntryId): { organizationId?: number; subOrganizationId?: number } => {
  if (entry === FEATURED_ENTRY) return {};
  const [organizationId, subOrganizationId] = entry.split('/').map(Number);
  return { organizationId: organizationId!, ...(subOrganizationId && { subOrganizationId }) };
};

export const wholeOrganizationOf = (entry: EntryId): number | undefined => {
  const { organizationId, subOrganizationId } = parseEntryId(entry);
  return subOrganizationId ? undefined : organizationId;
};
