import { foldCaseAndAccents } from './fold-case-and-accents';
import { repairMojibake } from './repair-mojibake';

/** For search and comparison: lower case without accents, quotes and apostrophes, one kind of dash and space. */
export const toComparableText = (text: string): string =>
  foldCaseAndAccents(repairMojibake(text)).replace(QUOTES, '').replace(DASHES, '-').replace(/\s+/g, ' ');

const QUOTES = /['"`´‘-‟′″‹›«»ʼ]/g;

const DASHES = /[‐-―]/g;
