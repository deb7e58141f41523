import { MAX_PASSWORD_LENGTH } from './limits';

/** Texts never to be hashed: normalizing a megabyte of accents takes minutes, and all lone surrogates have the same bytes. */
export const canBePassword = (text: string): boolean =>
  text.length <= 2 * MAX_PASSWORD_LENGTH && [...text].length <= MAX_PASSWORD_LENGTH && !LONE_SURROGATE.test(text);

const LONE_SURROGATE = /\p{Cs}/u;

export const WRONG_PASSWORD = 'This password is wrong.';
