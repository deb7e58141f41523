import { isWeb, LONGEST } from '#libs/contracts';
import { PRIVATE } from './shown-address';
import { visibleLine } from './shown-title';

/**
 * Names for a calendar whose address tells none, best first and without end: what it calls itself, else its host, each with a number
 * after it where it is taken. Nothing of the path: that may be all that keeps others out.
 */
export function* fallbackName(address: string, ownName = ''): Generator<string> {
  const own = visibleLine(ownName.slice(0, MOST_LETTERS));
  const name = isShowable(own) ? own : hostOf(address);
  yield name;
  for (let nth = 2; ; nth += 1) yield `${name} ${nth}`;
}

/** Room is left for the number. */
const MOST_LETTERS = LONGEST.name - 10;

/** Some calendars are called like the mailbox of their owner, or by what lets in. */
const isShowable = (name: string): boolean => name !== '' && !name.split(' ').some((word) => PRIVATE.test(word));

const hostOf = (address: string): string => (isWeb(address) ? new URL(address).hostname.replace(/^www\./, '') : 'calendar');
