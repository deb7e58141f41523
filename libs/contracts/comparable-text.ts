import { foldCaseAndAccents } from './fold-case-and-accents';
import { repairMojibake } from './repair-mojibake';

/**
 * A text normalized for search and comparison: lower case without accents, quotes and apostrophes, one kind of dash and of space.
 */
export const toComparableText = (text: string): string =>
  foldCaseAndAccents(repairMojibake(text)).replace(QUOTES, '').replace(DASHES, '-').replace(/\s+/g, ' ');

const QUOTES = /['"`´‘-‟′″‹›«»ʼ]/g;

const DASHES = /[‐-―]/g;
