/** Read by hand: a log has as many ids as facts, and a regular expression takes several times as long for each. */
const NO_DIGIT = 16;
const DIGITS = new Uint8Array(128).fill(NO_DIGIT);
for (const [value, digit] of [...'0123456789abcdef'].entries())
  for (const one of [digit, digit.toUpperCase()]) DIGITS[one.charCodeAt(0)] = value;

const LENGTH = 36;
const HYPHEN = '-'.charCodeAt(0);

/** In whatever case. */
export const isUuid = (text: string): boolean => {
  if (text.length !== LENGTH) return false;
  for (let at = 0; at < LENGTH; at++) {
    const code = text.charCodeAt(at);
    if (isHyphen(at) ? code !== HYPHEN : !(DIGITS[code]! < NO_DIGIT)) return false;
  }
  return true;
};

const isHyphen = (at: number) => at === 8 || at === 13 || at === 18 || at === 23;

/** 52 bits of a UUID, whatever its case: the last 48, which are random in those of today, and 4 of the first. */
export const partOf = (id: string): number => {
  let part = digitAt(id, 7);
  for (let at = 24; at < LENGTH; at++) part = part * 16 + digitAt(id, at);
  return part;
};

/** Of something else, any number. */
const digitAt = (id: string, at: number) => DIGITS[id.charCodeAt(at)] ?? 0;
