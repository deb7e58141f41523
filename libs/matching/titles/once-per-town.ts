import { wordSet } from '../words';

/** Bodies and events of which a town has one of a name. */
export const isOncePerTown = (word: string) => ONCE_PER_TOWN.has(word);

const ONCE_PER_TOWN = wordSet(
  'board carnival commission commissioners committee council fair fest festival fireworks homecoming jubilee market parade selectmen supervisors trustees',
);
