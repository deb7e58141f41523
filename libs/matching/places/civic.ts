import { wordSet } from '../words';
import { isHouse, isOfTown, isUnnamed } from './kinds';

/** What is left of its name is the name of a town, mostly. */
export const isCalledAfterTown = (names: readonly string[]) =>
  names.some((word) => isOfTown(word) || CIVIC.has(word)) && names.every((word) => isOfTown(word) || !isHouse(word));

/** What organizations of a town are called beside its name. */
const CIVIC = wordSet(
  `advocate agency alliance area arts association authority beacon board bulletin calendar chamber chronicle club commerce commission
  county courier daily democrats dispatch downtown education events examiner express families foundation friends garden gazette
  herald historic historical independent journal leader league local mail museum neighbor network news observer parks partnership
  patch post press record recreation register reporter republicans review rotary sentinel services society star system times today
  tourism tribune visit voice volunteer voters weekly women`,
);

export const isCivic = (word: string) => isUnnamed(word) || CIVIC.has(word);
