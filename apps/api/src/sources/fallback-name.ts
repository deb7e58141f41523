import { LONGEST } from '#libs/contracts';
import { PRIVATE } from './shown-address';
import { isWeb } from './source-addresses';

/**
 * Names for a calendar whose address tells none, best first and without end: what it calls itself, else its host, each with a number
 * after it where it is taken. Nothing of the path: that may be all that keeps others out.
 */
export function* fallbackName(address: string, ownName = ''): Generator<string> {
  const name = isShowable(ownName) ? ownName.slice(0, MOST_LETTERS).trim() : hostOf(address);
  yield name;
  for (let nth = 2; ; nth += 1) yield `${name} ${nth}`;
}

/** Room is left for the number. */
const MOST_LETTERS = LONGEST.name - 10;

/** Some calendars are called like the mailbox of their owner, or by what lets in. */
const isShowable = (name: string): boolean => name.trim() !== '' && !name.split(/\s/).some((word) => PRIVATE.test(word));

const hostOf = (address: string): string => (isWeb(address) ? new URL(address).hostname.replace(/^www\./, '') : 'calendar');
