import { countedWords, FEATURED, parseEntry } from '#libs/contracts';
import { difference } from '../../lib/list-difference';

/** What to say after a change of follows, as a toast; null when nothing changed. A change of one organization is told by its name. */
export const followWords = (before: string[], after: string[]): { title: string; description: string } | null => {
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

/** Featured events are nobody's: they are named only where they stand alone. */
const nameOf = (entries: readonly string[]) => {
  const ofOrganizations = entries.filter((entry) => entry !== FEATURED);
  const organizations = new Set(ofOrganizations.map((entry) => parseEntry(entry).organization));
  const [first = FEATURED] = ofOrganizations;
  return organizations.size > 1
    ? countedWords(organizations.size, 'organization')
    : ofOrganizations.length > 1
      ? parseEntry(first).organization
      : (parseEntry(first).subOrganization ?? first);
};
