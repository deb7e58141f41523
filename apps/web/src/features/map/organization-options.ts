import { type Choice, entryOf, FEATURED, isHidden, type Organization, orderOrganizations } from '#libs/contracts';
import { ALL } from '../choice/use-choice';

/** What can be chosen: everything, what is featured, an organization or a part of one. `organization` is whose icon it bears. */
export type Option = Readonly<{ value: string; label: string; organization?: string; isPart?: true }>;

const EVERYTHING = 'all';

/** Organizations as everywhere, those that are followed first, each with its parts behind it. */
export const optionsFor = (organizations: readonly Organization[], isFollowed: (entry: string) => boolean): Option[] => [
  { value: EVERYTHING, label: 'All Organizations' },
  { value: FEATURED, label: FEATURED },
  ...orderOrganizations(
    organizations.filter(({ name }) => !isHidden(name)),
    isFollowed,
  ).flatMap(({ name, subOrganizations }): Option[] => [
    { value: name, label: name, organization: name },
    ...subOrganizations.map((sub) => ({ value: entryOf(name, sub.name), label: sub.name, isPart: true as const })),
  ]),
];

export const choiceOf = (value: string): Choice => (value === EVERYTHING ? ALL : { kind: 'entry', entry: value });

export const valueFor = (choice: Choice): string => (choice.kind === 'entry' ? choice.entry : EVERYTHING);
