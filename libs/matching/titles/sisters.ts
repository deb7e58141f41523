import { areOtherNumbers } from './numbers';
import type { Title } from './title';

/** Two of one kind, of which each has its number or its side of the town: Troop 41 and Troop 77, North High and South High. */
export const areSisters = ({ organization: a }: Title, { organization: b }: Title): boolean =>
  areOtherNumbers(a.filter(isNumber), b.filter(isNumber)) && a.some((word) => !isNumber(word) && b.includes(word));

const isNumber = (word: string) => /^(\d+|north|south|east|west)$/.test(word);
