import type { IconName } from '../../ui/icon';

export type Mark = { initials: string } | { icon: IconName };

/** Ground and ink of a team; each pair is readable. */
export type TeamColours = { primary: string; secondary: string };

/** What stands in the small square beside an organization's name. */
export const markOf = (organization: string, town: string): Mark =>
  iconFor(organization) ?? { initials: KNOWN[organization] ?? initialsOf(organization, town) };

export const teamColours = (organization: string): TeamColours | null => TEAMS[organization] ?? null;

const iconFor = (organization: string): Mark | undefined => {
  const [, icon] = ICONS.find(([words]) => words.test(organization)) ?? [];
  return icon && { icon };
};

const ICONS: [RegExp, IconName][] = [
  [/\blibrary$/i, 'library'],
  [/\bfire (department|company|district)\b/i, 'shield'],
  [/\b(trash|recycling)\b/i, 'truck'],
  [/\balerts$/i, 'alert'],
];

const KNOWN: Record<string, string> = {
  'Moorestown Township Public Schools': 'MS',
  'Moorestown Ecumenical Neighborhood Development': 'EN',
};

const TEAMS: Record<string, TeamColours> = {
  'Philadelphia Eagles': { primary: '#004c54', secondary: '#ffffff' },
  'Philadelphia Flyers': { primary: '#d24303', secondary: '#ffffff' },
  'Philadelphia Phillies': { primary: '#c8102e', secondary: '#ffffff' },
  'Philadelphia 76ers': { primary: '#1d42ba', secondary: '#ffffff' },
  'Philadelphia Union': { primary: '#0a2240', secondary: '#e0d0a6' },
};

/** Two letters, without the town's name where enough is left: 'Moorestown Garden Club' is GC, 'Moorestown Recreation' MR. */
const initialsOf = (organization: string, town: string) => {
  const words = organization.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL.has(word.toLowerCase()));
  const others = words.filter((word) => word.toLowerCase() !== town.toLowerCase());
  const [first = '?', second = first.slice(1)] = others.length > 1 ? others : words;
  return (first.charAt(0) + second.charAt(0)).toUpperCase();
};

const SMALL = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'a']);
