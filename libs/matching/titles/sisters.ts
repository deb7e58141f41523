import { areOtherNumbers, isNumberOrSide } from './numbers';
import type { Title } from './title';

/** Two of one kind, of which each has its number or its side of the town: Troop 41 and Troop 77, North High and South High. */
export const areSisters = (a: Title, b: Title): boolean =>
  areOtherNumbers(a.organizationMarks, b.organizationMarks) &&
  a.organization.some((word) => !isNumberOrSide(word) && b.organization.includes(word));
