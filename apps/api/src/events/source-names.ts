import type { EntryId } from '#libs/domain';
import type { OrganizationNames } from '../organizations/organization-names';

/** A publisher's id and the name of its calendar. */
const SOURCE_ID_PATTERN = /^(\d+(?:\/\d+)?) (.+)$/;

/** Returns the publisher's name, or null if the source belongs to no publisher. */
export const publisherNameOf = (source: string, names: OrganizationNames): string | null => {
  const [, entry] = SOURCE_ID_PATTERN.exec(source) ?? [];
  return entry ? organizationNameOf(entry, names) : null;
};

/** Returns the names of the organization and its calendar, or null if the source belongs to no publisher. */
export const sourceNameOf = (source: string, names: OrganizationNames): string | null => {
  const [, entry, calendar] = SOURCE_ID_PATTERN.exec(source) ?? [];
  return entry && calendar ? `${organizationNameOf(entry, names)}, ${calendar}` : null;
};

const organizationNameOf = (entry: string, names: OrganizationNames) => names.textOf(entry as EntryId).replace('::', ', ');
