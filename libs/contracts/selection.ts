import { entryOf } from './entry';
import type { Followable } from './follow';
import { countedWords } from './number-words';

/** It or any of its sub-organizations is followed. */
export const isChecked = (organization: Followable, follows: Iterable<string>): boolean =>
  checkedIn(new Set(follows))(organization);

/** How many of the organizations are checked. 'Featured' is none. */
export const selectedCount = (organizations: readonly Followable[], follows: Iterable<string>): number =>
  organizations.filter(checkedIn(new Set(follows))).length;

/** '1 organization selected', '4 organizations selected' */
export const selectedLabel = (count: number): string => `${countedWords(count, 'organization')} selected`;

const checkedIn =
  (follows: ReadonlySet<string>) =>
  ({ name, subOrganizations }: Followable): boolean =>
    follows.has(name) || subOrganizations.some((sub) => follows.has(entryOf(name, sub.name)));
