import { haveDifferentNumbers, isNumberOrSide } from './numbers';
import type { Title } from './title';

/** Of one kind, each with its number or side of the town: Troop 41 and Troop 77, North High and South High. */
export const areSisterOrganizations = (a: Title, b: Title): boolean =>
  haveDifferentNumbers(a.organizationMarks, b.organizationMarks) &&
  a.organization.some((word) => !isNumberOrSide(word) && b.organization.includes(word));
