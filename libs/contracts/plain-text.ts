import { folded } from './folded';
import { plainQuotes } from './plain-quotes';

/**
 * Nobody types 'Children’s' as it was printed, nor 'Canâ€™t' as it came. A text as it is compared: without capitals, accents, quotes and apostrophes, with one kind of dash and of space.
 */
export const plainText = (text: string): string =>
  folded(plainQuotes(text)).replace(QUOTES, '').replace(DASHES, '-').replace(/\s+/g, ' ');

const QUOTES = /['"`´‘-‟′″‹›«»ʼ]/g;

const DASHES = /[‐-―]/g;
