import { countedWords } from '#libs/contracts';

/** '1 event', '6 events' */
export const countWords = (count: number) => countedWords(count, 'event');
