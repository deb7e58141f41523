import { MAX_PASSWORD_LENGTH } from './limits';

/**
 * False for texts that cannot be a password, so that they are never hashed: normalizing a megabyte of accents takes minutes, and
 * all lone surrogates are encoded as the same bytes.
 */
export const canBePassword = (text: string): boolean =>
  text.length <= 2 * MAX_PASSWORD_LENGTH && [...text].length <= MAX_PASSWORD_LENGTH && !LONE_SURROGATE.test(text);

const LONE_SURROGATE = /\p{Cs}/u;

/** What is told of a password that is not the account's. */
export const WRONG_PASSWORD = 'This password is wrong.';
