/** The words of the phrase, in its order, with few others between: 'open shop' in 'open a little shop'. */
export const hasPhrase = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((word, at) => word === phrase[0] && beginsWithPhrase(words.slice(at), phrase));

/** As `hasPhrase`, from the first word on. */
export const beginsWithPhrase = (words: readonly string[], phrase: readonly string[]): boolean => {
  let from = 0;
  for (const one of phrase) {
    const at = words.indexOf(one, from);
    if (at < 0 || at > from + MAX_WORDS_BETWEEN) return false;
    from = at + 1;
  }
  return true;
};

const MAX_WORDS_BETWEEN = 2;
