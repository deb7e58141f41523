import type { IconName } from '../../ui/icon';

export type Mark = { initials: string } | { icon: IconName };

export const markOf = (organization: string, town: string): Mark =>
  iconFor(organization) ?? { initials: KNOWN_INITIALS.get(organization) ?? initialsOf(organization, town) };

export const teamOf = (organization: string): string | undefined => TEAMS.get(organization);

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

/** Maps, because an organization can be named 'constructor'. */
const KNOWN_INITIALS: ReadonlyMap<string, string> = new Map([
  ['Moorestown Township Public Schools', 'MS'],
  ['Moorestown Ecumenical Neighborhood Development', 'EN'],
]);

const TEAMS: ReadonlyMap<string, string> = new Map([
  ['Philadelphia Eagles', 'eagles'],
  ['Philadelphia Flyers', 'flyers'],
  ['Philadelphia Phillies', 'phillies'],
  ['Philadelphia 76ers', '76ers'],
  ['Philadelphia Union', 'union'],
]);

/** Two letters, without the town's name if enough words remain: 'Moorestown Garden Club' is GC, 'Moorestown Recreation' is MR. */
const initialsOf = (organization: string, town: string) => {
  const words = organization.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  const others = words.filter((word) => word.toLowerCase() !== town.toLowerCase());
  const [first = '?', second = first.slice(1)] = others.length > 1 ? others : words;
  return (first.charAt(0) + second.charAt(0)).toUpperCase();
};

const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'a']);
