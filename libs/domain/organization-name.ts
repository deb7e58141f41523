import { ALERTS, FEATURED, HIDDEN, isHidden, MY_EVENTS } from '#libs/contracts';
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

/** 'wzy' and the alerts may be born, for they are hidden and urgent from the first; nobody may be by becoming them. */
export const refuseBecoming = (name: string) => {
  refuseReserved(name);
  if (isAmong([HIDDEN, ALERTS], name)) throw new Rejected('name-reserved', `The name '${name}' is reserved.`);
};

/** What the alerts publish is urgent by their name, and 'wzy' hidden by its: under another it would pass for an ordinary event. */
export const refuseLeaving = (name: string) => {
  if (name === ALERTS) throw new Rejected('name-reserved', `'${ALERTS}' keeps its name: it makes what it publishes alerts.`);
  if (isHidden(name)) throw new Rejected('name-reserved', `'${name}' keeps its name: it hides what it publishes.`);
};

/** Only who has claimed a name comes by it, so that no two bear it. */
export const refuseUnclaimed = (name: string, claim: number | undefined, forgone: ReadonlyMap<string, number>) => {
  if ((claim ?? 0) <= (forgone.get(name) ?? 0)) throw new Unclaimed(name);
};

/** Without a claim, or when another one has come between. */
export class Unclaimed extends Rejected {
  constructor(name: string) {
    super('name-unclaimed', `Another organization is being called '${name}'.`);
  }
}

const isAmong = (reserved: readonly string[], name: string) =>
  reserved.some((one) => one.toLowerCase() === name.trim().toLowerCase());
