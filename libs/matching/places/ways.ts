import { wordsOf } from '../words';
import { isHouse, isRoom } from './kinds';

/** On a screen only. */
export const isFar = (location: string) => FAR.test(location) && !isHybrid(location);

/** A house to go to, or its meeting on a screen: 'Town Hall / Zoom'. */
export const isHybrid = (location: string) => HYBRID.test(location) && wordsOf(location.replace(HYBRID, '')).some(isToGoTo);

/** A library that comes to its readers. */
export const isMobile = (location: string) => MOBILE.test(location);

export const isBranch = (location: string) => BRANCH.test(location);

/** Without what says how one gets there. */
export const withoutWay = (location: string): string =>
  location.replace(MOBILE, ', ').replace(isHybrid(location) ? HYBRID : '', '');

const FAR = /\b(?:zoom|online|virtual|virtually|webinar|livestream)\b/i;

const HYBRID =
  /\s*(?:\/|&|\+|,|\(|\band\b|\bor\b|\bwith\b|\balso\b)\s*(?:and|or|also|via|on|by)?\s*(?:zoom|online|virtual|virtually|webinar|livestream)\b.*$/i;

const MOBILE = /\bbookmobile\b|\bbibliobus\b|\blibrary (bus|van)\b|\bmobile (library|unit)\b/i;

const BRANCH = /\bbranch\b|\b(main|central) library\b/i;

const isToGoTo = (word: string) => isHouse(word) || isRoom(word) || word === 'hall' || word === 'building';
