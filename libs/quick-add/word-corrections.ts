/** What a speaker says between wrong words and the right ones. Alone, 'no', 'sorry' and 'actually' are too common. */
const MARKER =
  /(?:,? (?:oh|uh+|um+|no|wait|sorry|or|well))*,? (?:(?<!\b(?:what|like|know) )i (?:mean|meant)|scratch that|strike that|correction|make that|(?:no|oh),? wait|wait,? no|or rather|no,? actually)(?! list| times?\b),? (?:(?:no|it['’]s|that['’]s) )?(?=\S)/i;

/**
 * 'mow no I mean rake leaves' is 'rake leaves': the right words stand for those from the first of them that is said again, or for the one
 * word before. Otherwise it is open how many they stand for, and the words are left as they are.
 */
export const withoutSlip = (words: string): string => {
  const [only, ...others] = findCorrections(words);
  return only !== undefined && others.length === 0 ? only : words;
};

/** What the words may mean, the likeliest first. */
export const findCorrections = (words: string): string[] => {
  const marker = MARKER.exec(words);
  if (!marker || marker.index === 0) return [];
  const slip = words.slice(0, marker.index).split(' ');
  const right = words.slice(marker.index + marker[0].length);
  const said = right.split(' ');
  const after = (kept: number) => [...slip.slice(0, Math.max(0, kept)), right].join(' ');
  const again = said.findIndex((word) => slip.includes(word));
  if (again >= 0) return [after(slip.lastIndexOf(said[again]!) - again)];
  if (slip.length === 1 || TAKEN_BACK.test(slip.join(' '))) return [right];
  return said.length === 1 ? [after(slip.length - 1)] : [right, after(slip.length - 1)];
};

/** 'cancel that I mean add a nail appointment' */
const TAKEN_BACK = /(?:^|\s)(?:(?:cancel|delete|forget|scratch|skip) that|never ?mind)$/i;
