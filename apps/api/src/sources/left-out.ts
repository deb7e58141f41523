import { countedWords } from '#libs/contracts';
/** '2 private events left out'; nothing where there are none. */
export const leftOutWords = (privates = 0): string => {
  if (privates === 0) return '';
  return `${countedWords(privates, 'private event')} left out`;
};
