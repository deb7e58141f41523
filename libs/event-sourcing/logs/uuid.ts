/** Parsed by hand: a log has as many ids as facts, and a regular expression is several times slower. */
const NO_DIGIT = 16;
const DIGITS = new Uint8Array(128).fill(NO_DIGIT);
for (const [value, digit] of [...'0123456789abcdef'].entries())
  for (const one of [digit, digit.toUpperCase()]) DIGITS[one.charCodeAt(0)] = value;

const UUID_LENGTH = 36;
const HYPHEN = '-'.charCodeAt(0);

export const isUuid = (text: string): boolean => {
  if (text.length !== UUID_LENGTH) return false;
  for (let at = 0; at < UUID_LENGTH; at++) {
    const code = text.charCodeAt(at);
    if (isHyphen(at) ? code !== HYPHEN : !(DIGITS[code]! < NO_DIGIT)) return false;
  }
  return true;
};

const isHyphen = (at: number) => at === 8 || at === 13 || at === 18 || at === 23;

/** 52 bits of a UUID in any letter case: the last 48, which are random, and 4 of the first group. */
export const uuidPart = (id: string): number => {
  let part = digitAt(id, 7);
  for (let at = 24; at < UUID_LENGTH; at++) part = part * 16 + digitAt(id, at);
  return part;
};

const digitAt = (id: string, at: number) => DIGITS[id.charCodeAt(at)] ?? 0;
