import { FEATURED, HIDDEN, MY_EVENTS } from '#libs/contracts';
import { Rejected } from '#libs/event-sourcing';

/** Characters. Two of them and '::' are what a request may name. */
const LONGEST_NAME = 140;

/** Throws `Rejected` for a name that a selection, which speaks names, could not tell from something else. */
export const refuseMisleading = (name: string) => {
  const shown = `'${name.slice(0, LONGEST_NAME)}'`;
  if (name.trim() === '') throw new Rejected('name-empty', 'A name must not be empty.');
  if (name !== name.trim()) throw new Rejected('name-blanks', `The name ${shown} must not begin or end with a blank.`);
  if (name.length > LONGEST_NAME) throw new Rejected('name-too-long', `A name has at most ${LONGEST_NAME} characters.`);
  if (name.includes('::')) throw new Rejected('name-separator', `The name ${shown} must not contain '::'.`);
};

/** An organization's name must not mean what is featured or a resident's own events either. */
export const refuseReserved = (name: string) => {
  refuseMisleading(name);
  if (isAmong([FEATURED, MY_EVENTS], name)) throw new Rejected('name-reserved', `The name '${name}' is reserved.`);
};

/** 'wzy' may be born, for it is hidden from the first; nobody may be hidden by becoming it. */
export const refuseBecoming = (name: string) => {
  refuseReserved(name);
  if (isAmong([HIDDEN], name)) throw new Rejected('name-reserved', `The name '${name}' is reserved.`);
};

const isAmong = (reserved: readonly string[], name: string) =>
  reserved.some((one) => one.toLowerCase() === name.trim().toLowerCase());
