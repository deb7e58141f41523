/** Of each list, a text must have one word for the pattern to match. */
export type NeededWords = readonly (readonly string[])[];

/** Reads the source of a regular expression. The words are in small letters. */
export const neededWordsOf = ({ source }: RegExp): NeededWords => {
  let at = 0;
  const readAlternatives = (): NeededWords => {
    const all = [readSequence()];
    while (source[at] === '|') {
      at += 1;
      all.push(readSequence());
    }
    if (all.length === 1) return all[0]!;
    return all.every((needed) => needed.length > 0) ? [[...new Set(all.flatMap(rarestOf))]] : [];
  };
  const readSequence = (): NeededWords => {
    const needed: (readonly string[])[] = [];
    let word = '';
    const endWord = () => {
      if (word !== '') needed.push([word]);
      word = '';
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const part = readPart();
      const [isOptional, isRepeated] = readQuantifier();
      if (typeof part === 'string' && !isOptional) word += part;
      if (typeof part === 'string' && !isOptional && !isRepeated) continue;
      endWord();
      if (typeof part !== 'string' && !isOptional) needed.push(...part);
    }
    endWord();
    return needed;
  };
  /** A letter, or what a group needs. Classes, edges and references need nothing. */
  const readPart = (): string | NeededWords => {
    const sign = source[at++]!;
    if (sign === '(') return readGroup();
    if (sign === '[') return skipBehind(']');
    if (sign !== '\\') return '.^$'.includes(sign) ? [] : sign.toLowerCase();
    const escaped = source[at++]!;
    if (/[pPuk]/.test(escaped) && /[{<]/.test(source[at]!)) return skipBehind(source[at] === '{' ? '}' : '>');
    if (escaped === 'u' || escaped === 'x') at += escaped === 'u' ? 4 : 2;
    return /\w/.test(escaped) ? [] : escaped;
  };
  const readGroup = (): NeededWords => {
    const isPlain = source[at] !== '?';
    while (!isPlain && !':=!>'.includes(source[at]!)) at += 1;
    const isAbsent = !isPlain && source[at] === '!';
    if (!isPlain) at += 1;
    const needed = readAlternatives();
    at += 1;
    return isAbsent ? [] : needed;
  };
  const readQuantifier = (): [isOptional: boolean, isRepeated: boolean] => {
    const sign = source[at];
    if (sign !== '?' && sign !== '*' && sign !== '+' && sign !== '{') return [false, false];
    const isOptional = sign === '?' || sign === '*' || source[at + 1] === '0';
    if (sign === '{') skipBehind('}');
    else at += 1;
    if (source[at] === '?') at += 1;
    return [isOptional, true];
  };
  const skipBehind = (end: string): NeededWords => {
    while (source[at] !== end) at += source[at] === '\\' ? 2 : 1;
    at += 1;
    return [];
  };
  return readAlternatives();
};

/** Long words, and few of them. */
const rarestOf = (needed: NeededWords): readonly string[] =>
  needed.reduce((rarest, words) => {
    const difference = lengthOf(words) - lengthOf(rarest);
    return difference > 0 || (difference === 0 && words.length < rarest.length) ? words : rarest;
  });

const lengthOf = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length));
