import { FEATURED_ENTRY, parseOrganizationEntry, toOrganizationEntry } from '#libs/contracts';
import { type EntryId, type Listing, parseEntryId, toEntryId } from '#libs/domain';
import type { FormerName, OrganizationDocument } from '#projections';

/** Facts and documents use ids, requests and responses names. A former name means the organization that had it last. */
export class OrganizationNames {
  private readonly byId: ReadonlyMap<number, OrganizationDocument>;
  private readonly byName: ReadonlyMap<string, OrganizationDocument>;

  constructor(readonly organizations: readonly OrganizationDocument[]) {
    this.byId = new Map(organizations.map((one) => [one.id, one]));
    this.byName = indexByName(organizations);
  }

  entryOf(text: string): EntryId | undefined {
    if (text === FEATURED_ENTRY) return FEATURED_ENTRY;
    const { organization, subOrganization } = parseOrganizationEntry(text);
    const found = this.organization(organization);
    if (!found || subOrganization === undefined) return found && toEntryId(found.id);
    const sub = this.subOrganization(found, subOrganization);
    return sub && toEntryId(found.id, sub.id);
  }

  /** An unknown entry is returned as its id, so that a client can send it back. */
  textOf(entry: EntryId): string {
    const { organizationId, subOrganizationId } = parseEntryId(entry);
    if (organizationId === undefined) return entry;
    const { organization, subOrganization } = this.namesOf({ organizationId, subOrganizationId });
    return this.byId.has(organizationId) && !subOrganizationId === !subOrganization
      ? toOrganizationEntry(organization, subOrganization)
      : entry;
  }

  namesOf({ organizationId, subOrganizationId }: Listing): { organization: string; subOrganization?: string } {
    const found = this.byId.get(organizationId);
    const sub = found?.subOrganizations.find(({ id }) => id === subOrganizationId);
    return { organization: found?.name ?? String(organizationId), ...(sub && { subOrganization: sub.name }) };
  }

  byIdentity(id: number): OrganizationDocument | undefined {
    return this.byId.get(id);
  }

  organization(name: string): OrganizationDocument | undefined {
    return this.byName.get(name);
  }

  subOrganization({ subOrganizations }: OrganizationDocument, name: string) {
    return indexByName(subOrganizations).get(name);
  }
}

/** Former names first, in the order they were given up, then current ones: the last one wins. */
const indexByName = <Named extends { name: string; formerNames: readonly FormerName[] }>(all: readonly Named[]) => {
  const former = all.flatMap((one) => one.formerNames.map(({ name, until }) => ({ name, until, one })));
  return new Map([
    ...former.sort((a, b) => (a.until < b.until ? -1 : 1)).map(({ name, one }) => [name, one] as const),
    ...all.map((one) => [one.name, one] as const),
  ]);
};
