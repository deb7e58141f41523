import type { Words } from '../word-lists';
import { isFiller, wordSet, wordsOf } from '../words';

export const isOnlineOnly = (location: string) => ONLINE_WORDS.test(location) && !isHybrid(location);

export const isHybrid = (location: string) =>
  HYBRID_TEXT.test(location) &&
  wordsOf(location.replace(HYBRID_TEXT, '')).some((word) => !isFiller(word) && !NO_PLACE_WORDS.has(word));

/** 'Zoom' or 'Virtual event' beside any meeting online. */
export const isAnywhereOnline = ({ houses, rooms }: Readonly<{ houses: readonly Words[]; rooms: readonly Words[] }>) =>
  [...houses, ...rooms].flat().every((word) => NO_PLACE_WORDS.has(word));

export const isMobile = (location: string) => MOBILE_LIBRARY.test(location);

export const isBranch = (location: string) => BRANCH_LIBRARY.test(location);

export const removeAttendanceWords = (location: string): string =>
  location.replace(MOBILE_LIBRARY, ', ').replace(isHybrid(location) ? HYBRID_TEXT : '', '');

const ONLINE_WORDS = /\b(?:zoom|online|virtual|virtually|webinar|livestream)\b/i;

const HYBRID_TEXT =
  /\s*(?:\/|&|\+|,|\(|\band\b|\bor\b|\bwith\b|\balso\b)\s*(?:and|or|also|via|on|by)?\s*(?:zoom|online|virtual|virtually|webinar|livestream)\b.*$/i;

const MOBILE_LIBRARY = /\bbloodmobile\b|\bbookmobile\b|\bbibliobus\b|\blibrary (bus|van)\b|\bmobile (library|unit)\b/i;

const BRANCH_LIBRARY = /\bbranch\b|\b(main|central) library\b/i;

const NO_PLACE_WORDS = wordSet('event join link livestream meeting online only program virtual virtually webinar zoom');
