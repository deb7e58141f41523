import type { EntryId } from '#libs/domain';
import type { OrganizationNames } from '../organizations/organization-names';

const SOURCE_ID_PATTERN = /^(\d+(?:\/\d+)?) (.+)$/;

export const publisherNameOf = (source: string, names: OrganizationNames): string | null => {
  const [, entry] = SOURCE_ID_PATTERN.exec(source) ?? [];
  return entry ? organizationNameOf(entry, names) : null;
};

export const sourceNameOf = (source: string, names: OrganizationNames): string | null => {
  const [, entry, calendar] = SOURCE_ID_PATTERN.exec(source) ?? [];
  return entry && calendar ? `${organizationNameOf(entry, names)}, ${calendar}` : null;
};

const organizationNameOf = (entry: string, names: OrganizationNames) => names.textOf(entry as EntryId).replace('::', ', ');
