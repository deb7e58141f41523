import { LONGEST_PASSWORD } from './limits';

/**
 * What else somebody types is a wrong password, whatever it is. So it needs no other look, which for a megabyte of accents takes
 * minutes; and halves of characters are nobody's, for written out as bytes they are all alike.
 */
export const canBePassword = (text: string): boolean =>
  text.length <= 2 * LONGEST_PASSWORD && [...text].length <= LONGEST_PASSWORD && !HALF.test(text);

/** A surrogate without its other one. */
const HALF = /\p{Cs}/u;

/** What is told of a password that is not the account's. */
export const WRONG_PASSWORD = 'This password is wrong.';
