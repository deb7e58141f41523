/** An organization entry is what can be followed, chosen and counted: 'organization' or 'organization::sub-organization'. */
export const toOrganizationEntry = (organization: string, subOrganization?: string | null): string =>
  subOrganization ? `${organization}${SEPARATOR}${subOrganization}` : organization;

export const parseOrganizationEntry = (entry: string): { organization: string; subOrganization?: string } => {
  const at = entry.indexOf(SEPARATOR);
  return at < 0
    ? { organization: entry }
    : { organization: entry.slice(0, at), subOrganization: entry.slice(at + SEPARATOR.length) };
};

const SEPARATOR = '::';
