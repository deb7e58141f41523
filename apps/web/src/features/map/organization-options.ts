import {
  type Choice,
  FEATURED_ENTRY,
  isHiddenOrganization,
  type Organization,
  sortOrganizations,
  toOrganizationEntry,
} from '#libs/contracts';
import { ALL_CHOICE } from '../choice/use-choice';

export type OrganizationOption = Readonly<{ value: string; label: string; organization?: string; isPart?: true }>;

const ALL_VALUE = 'all';

export const toOptions = (
  organizations: readonly Organization[],
  isFollowed: (entry: string) => boolean,
): OrganizationOption[] => [
  { value: ALL_VALUE, label: 'All Organizations' },
  { value: FEATURED_ENTRY, label: FEATURED_ENTRY },
  ...sortOrganizations(
    organizations.filter(({ name }) => !isHiddenOrganization(name)),
    isFollowed,
  ).flatMap(({ name, subOrganizations }): OrganizationOption[] => [
    { value: name, label: name, organization: name },
    ...subOrganizations.map((sub) => ({ value: toOrganizationEntry(name, sub.name), label: sub.name, isPart: true as const })),
  ]),
];

export const toChoice = (value: string): Choice => (value === ALL_VALUE ? ALL_CHOICE : { kind: 'entry', entry: value });

export const toOptionValue = (choice: Choice): string => (choice.kind === 'entry' ? choice.entry : ALL_VALUE);
