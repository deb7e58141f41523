import { MAX_EMAIL_LENGTH } from './limits';

/** Dot-separated words before the '@' and a domain ending in letters, in any script. No invisible characters or quoted names. */
export const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  return text.length <= MAX_EMAIL_LENGTH && NAME.test(text.slice(0, Math.max(0, at))) && DOMAIN.test(text.slice(at + 1));
};

const NAME = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{2,59}|\p{L}[\p{L}\p{M}]{1,62})$/iu;
