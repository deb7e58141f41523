import { wordsOf } from './terms';
import { isHolidayName, isNamelessPhrase, type PhraseIndex, toSingular } from './town-words';

const INSIDE = new Set(['in', 'around', 'about', 'of', 'across']);

/** Private-use characters, one for each protected name. */
const FIRST_PLACEHOLDER = 0xe100;

type ProtectedText = Readonly<{ text: string; names: readonly string[] }>;

/** Replaces names of events by placeholders: the day in 'Friday matinee' and the audience in 'Family campout' are not asked about. */
export const protectNames = (text: string, index: PhraseIndex): ProtectedText => {
  const tokens = [...text.matchAll(/(?<![\w&])[a-z] ?& ?[a-z](?![\w&])|[\p{L}\p{N}][\p{L}\p{N}'’]*|&/giu)].map((found) => ({
    word: toSingular(wordsOf(found[0])[0] ?? ''),
    typed: wordsOf(found[0])[0] ?? '',
    from: found.index,
    to: found.index + found[0].length,
  }));
  const names: string[] = [];
  let [protectedText, read] = ['', 0];
  for (let at = 0; at < tokens.length; at++) {
    const isInside = INSIDE.has(tokens[at - 1]?.word ?? '');
    const name = index.get(tokens[at]!.word)?.find(
      (words) =>
        words.every((word, nth) => tokens[at + nth]?.word === toSingular(word)) &&
        !(isInside && isNamelessPhrase(words)) &&
        // 'Christmas Eve services' are any on that day.
        !(tokens[at + words.length - 1]!.typed === `${words.at(-1)}s` && isHolidayName(words.slice(0, -1).join(' '))),
    );
    if (!name) continue;
    const [first, last] = [tokens[at]!, tokens[at + name.length - 1]!];
    protectedText += text.slice(read, first.from) + String.fromCharCode(FIRST_PLACEHOLDER + names.length);
    names.push(text.slice(first.from, last.to));
    read = last.to;
    at += name.length - 1;
  }
  return { text: protectedText + text.slice(read), names };
};

export const restoreNames = (text: string, names: readonly string[]): string =>
  text.replace(/[\uE100-\uF8FF]/g, (placeholder) => names[placeholder.charCodeAt(0) - FIRST_PLACEHOLDER] ?? ' ');
