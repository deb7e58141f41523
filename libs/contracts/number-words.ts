/** A whole number as it is read: '418,203'. A position in a log may be larger than numbers can be. */
export const numberWords = (many: number | bigint | string): string => String(many).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** '1 event', '3,253 events'; what does not end with 's' for several has a form of its own. */
export const countedWords = (many: number, one: string, several = `${one}s`): string =>
  `${numberWords(many)} ${many === 1 ? one : several}`;
