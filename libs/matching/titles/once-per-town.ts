import { wordSet } from '../words';

/** Bodies and events of which a town has one of a name. */
export const isOncePerTown = (word: string) => ONCE_PER_TOWN.has(word);

/** Those that have one meeting at a time, wherever each publisher says that it is. */
export const isBodyOfTown = (word: string) => BODIES.has(word);

const BODIES = wordSet('board commission commissioners council selectmen supervisors trustees');

const ONCE_PER_TOWN = wordSet(
  'board carnival commission commissioners committee council fair fest festival fireworks homecoming jubilee market parade selectmen supervisors trustees',
);
