/** What compounds begin with whose end says what they are: a 'seabird' is a bird, a 'hayride' is a ride. */
const FIRST_PARTS =
  'sea ship song blue black snow sun moon rain river lake beach bay sand ice camp farm barn wood flower story hay sail row steam air sleigh horse motor mountain hill garden';

/** Of these the end says something else: a 'snowboard' meets nowhere, and a 'farmhouse' is not open. */
const OTHER_ENDS =
  'board yard house land light park port side time work works ward fire front fall hill field ford bank stone wood ridge view';

/** Group 1 is the end. */
export const COMPOUND = new RegExp(
  `^(?:${FIRST_PARTS.replaceAll(' ', '|')})(?!(?:${OTHER_ENDS.replaceAll(' ', '|')}|working|sonal)s?$)([a-z]{4,})$`,
);
