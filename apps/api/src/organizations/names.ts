import { entryOf, FEATURED, parseEntry } from '#libs/contracts';
import { type EntryId, entryId, type Listing, partsOf } from '#libs/domain';
import type { FormerName, OrganizationDocument } from '#projections';

/**
 * What each organization is called now, and which one a name means. Facts and documents know organizations by identity, calls
 * and answers by name: here they meet. A name that nobody bears any longer means whoever bore it last.
 */
export class Names {
  private readonly byId: ReadonlyMap<number, OrganizationDocument>;
  private readonly byName: ReadonlyMap<string, OrganizationDocument>;

  constructor(readonly organizations: readonly OrganizationDocument[]) {
    this.byId = new Map(organizations.map((one) => [one.id, one]));
    this.byName = meant(organizations);
  }

  /** Of 'Library', 'Library::Kids' and 'Featured'. */
  entryOf(text: string): EntryId | undefined {
    if (text === FEATURED) return FEATURED;
    const { organization, subOrganization } = parseEntry(text);
    const found = this.organization(organization);
    if (!found || subOrganization === undefined) return found && entryId(found.id);
    const sub = this.subOrganization(found, subOrganization);
    return sub && entryId(found.id, sub.id);
  }

  /** What nobody here knows keeps its identity for a name, so that it can be sent back. */
  textOf(entry: EntryId): string {
    const { organizationId, subOrganizationId } = partsOf(entry);
    if (organizationId === undefined) return entry;
    const { organization, subOrganization } = this.of({ organizationId, subOrganizationId });
    return this.byId.has(organizationId) && !subOrganizationId === !subOrganization
      ? entryOf(organization, subOrganization)
      : entry;
  }

  /** Under which names an event is listed. */
  of({ organizationId, subOrganizationId }: Listing): { organization: string; subOrganization?: string } {
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
    return meant(subOrganizations).get(name);
  }
}

/** Former names in the order they were given up, then those that are borne: the last one to come is meant. */
const meant = <Named extends { name: string; formerNames: readonly FormerName[] }>(all: readonly Named[]) => {
  const former = all.flatMap((one) => one.formerNames.map(({ name, until }) => ({ name, until, one })));
  return new Map([
    ...former.sort((a, b) => (a.until < b.until ? -1 : 1)).map(({ name, one }) => [name, one] as const),
    ...all.map((one) => [one.name, one] as const),
  ]);
};
