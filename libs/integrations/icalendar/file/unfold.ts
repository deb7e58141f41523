/** Returns lines ended by LF. Works on bytes, because publishers fold lines within a character. */
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
    const next = endOfBreak(bytes, at);
    const isFold = isBlank(bytes[next]) && !isBoundary(bytes, next);
    if (!isFold) unfolded[length++] = LF;
    at = isFold ? next + 1 : next;
  }
  return unfolded.subarray(0, length);
};

const LF = 10;
const CR = 13;
const TAB = 9;
const SPACE = 32;

/** CRLF, LF, a lone CR and the CRCRLF of files that were converted twice are one break each. */
const endOfBreak = (bytes: Uint8Array, at: number): number => {
  let next = at;
  while (bytes[next] === CR) next += 1;
  return bytes[next] === LF ? next + 1 : next;
};

const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === TAB;

/** Some servers indent the whole file: `    BEGIN:VCALENDAR` is no continuation. */
const isBoundary = (bytes: Uint8Array, at: number): boolean => {
  let first = at;
  while (isBlank(bytes[first])) first += 1;
  return (
    (bytes[first] === B || bytes[first] === E) &&
    BOUNDARY_LINE.test(String.fromCharCode(...bytes.subarray(first, first + MAX_BOUNDARY_LENGTH)))
  );
};

const B = 'B'.charCodeAt(0);
const E = 'E'.charCodeAt(0);
const MAX_BOUNDARY_LENGTH = 40;
const BOUNDARY_LINE = /^(?:BEGIN|END):(?:V[A-Z]+|STANDARD|DAYLIGHT)[ \t]*(?:[\r\n]|$)/;
