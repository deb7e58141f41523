import { memoize, type TownEvent } from '#libs/contracts';

/** Whether it is that something is closed, off or out of order: it is on, but nobody goes there. */
export const isNotice = ({ name }: Pick<TownEvent, 'name'>): boolean => isNameOfNotice(name);

/** A list of a month has many names. */
const isNameOfNotice = memoize((name: string): boolean => NOTICE.test(name));

const NOTICE =
  /\b(?:closed(?!.*\bmeeting\b)|closures?|closings|clos(?:es|ing) (?:early|at|for)|no (?:school|classes)|early (?:dismissal|release)|(?:parking|burn) bans?|advisory|boil[- ]water|outages?|(?:pickup|collection|opening) delayed|(?:thanksgiving|christmas|winter|spring|fall|february) (?:break|recess|vacation)\W*$)/i;

/** What is on before what is closed. */
export const sortNoticesLast = <One>(ones: readonly One[], toEvent: (one: One) => Pick<TownEvent, 'name'>): One[] => [
  ...ones.filter((one) => !isNotice(toEvent(one))),
  ...ones.filter((one) => isNotice(toEvent(one))),
];

/** 'What is there to do' asks for what one can go to. */
export const asksForPastime = (said = ''): boolean => PASTIME.test(said);

const PASTIME = /\b(?:to|(?:can|could|should|shall) (?:i|we|you|one|people|kids)) do\b/i;
