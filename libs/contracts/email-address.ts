import { LONGEST_EMAIL } from './limits';

/**
 * Whether a letter can be sent there: a name of words with dots between, and a domain that ends in letters, in whatever script.
 * Nothing else is let through, no blanks and no characters that are not seen. Names in quotes, which nobody has, are refused too.
 */
export const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  return text.length <= LONGEST_EMAIL && NAME.test(text.slice(0, Math.max(0, at))) && DOMAIN.test(text.slice(at + 1));
};

const NAME = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{2,59}|\p{L}[\p{L}\p{M}]{1,62})$/iu;
