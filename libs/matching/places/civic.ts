import { wordSet } from '../words';
import { isGovernment, isHouse, isNoName, isTownBody } from './place-words';

/** If so, the rest of the name is mostly the name of a town. */
export const isNamedAfterTown = (names: readonly string[]) =>
  names.some((word) => isTownBody(word) || CIVIC_WORDS.has(word)) &&
  names.every((word) => isTownBody(word) || !isHouse(word) || word === 'department');

const CIVIC_WORDS = wordSet(
  `advocate agency alliance area arts association authority beacon board bulletin calendar chamber chronicle club commerce commission
  county courier daily democrats dispatch downtown education events examiner express families foundation friends garden gazette
  herald historic historical independent journal leader league local mail museum neighbor network news observer parks partnership
  patch post press record recreation register reporter republicans review rotary sentinel services society star system times today
  tourism tribune visit voice volunteer voters weekly women
  athletics business businesses citizen consortium merchants pioneer shopper sun telegraph
  jaycees kiwanis optimist ruritan`,
);

/** Of organizations that have their events in their own town. */
export const isLocalBody = (word: string) => isGovernment(word) || LOCAL_BODIES.has(word);

const LOCAL_BODIES = wordSet(
  'chamber church club elementary elks fire jaycees kiwanis legion library lions police pta pto recreation rotary school schools vfw',
);

export const isCivicWord = (word: string) => isNoName(word) || CIVIC_WORDS.has(word);
