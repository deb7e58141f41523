import { FEATURED_ENTRY, formatCount, parseOrganizationEntry } from '#libs/contracts';
import { difference } from '../../lib/list-difference';

export const toFollowToast = (before: string[], after: string[]): { title: string; description: string } | null => {
  const { added, removed } = difference(before, after);
  if (added.length)
    return {
      title: `${nameOf(added)} added to MY ALMANAC`,
      description: "You'll now see their events in your personalized view.",
    };
  if (removed.length)
    return {
      title: `${nameOf(removed)} removed from MY ALMANAC`,
      description: "You'll no longer see their events in your personalized view.",
    };
  return null;
};

/** Featured events belong to no organization, so they are named only if nothing else changed. */
const nameOf = (entries: readonly string[]) => {
  const ofOrganizations = entries.filter((entry) => entry !== FEATURED_ENTRY);
  const organizations = new Set(ofOrganizations.map((entry) => parseOrganizationEntry(entry).organization));
  const [first = FEATURED_ENTRY] = ofOrganizations;
  return organizations.size > 1
    ? formatCount(organizations.size, 'organization')
    : ofOrganizations.length > 1
      ? parseOrganizationEntry(first).organization
      : (parseOrganizationEntry(first).subOrganization ?? first);
};
