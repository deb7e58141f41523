/**
 * The logical lines of a calendar file, each ended by LF. Works on bytes, because publishers fold in the middle
 * of a character.
 */
export const unfold = (bytes: Uint8Array): Uint8Array => {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at]!;
    if (byte !== CR && byte !== LF) {
      unfolded[length++] = byte;
      at += 1;
      continue;
    }
    const next = afterBreak(bytes, at);
    const isFold = isBlank(bytes[next]) && !opensOrCloses(bytes, next);
    if (!isFold) unfolded[length++] = LF;
    at = isFold ? next + 1 : next;
  }
  return unfolded.subarray(0, length);
};

const LF = 10;
const CR = 13;
const TAB = 9;
const SPACE = 32;

/** CRLF, LF, a lone CR and the CRCRLF of twice converted files are one break each. */
const afterBreak = (bytes: Uint8Array, at: number): number => {
  let next = at;
  while (bytes[next] === CR) next += 1;
  return bytes[next] === LF ? next + 1 : next;
};

const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === TAB;

/** Some servers indent their file: `    BEGIN:VCALENDAR` continues nothing. */
const opensOrCloses = (bytes: Uint8Array, at: number): boolean => {
  let first = at;
  while (isBlank(bytes[first])) first += 1;
  return (
    (bytes[first] === B || bytes[first] === E) && BOUNDARY.test(String.fromCharCode(...bytes.subarray(first, first + LONGEST)))
  );
};

const B = 'B'.charCodeAt(0);
const E = 'E'.charCodeAt(0);
const LONGEST = 40;
const BOUNDARY = /^(?:BEGIN|END):(?:V[A-Z]+|STANDARD|DAYLIGHT)[ \t]*(?:[\r\n]|$)/;
