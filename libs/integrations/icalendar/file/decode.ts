/** Decodes UTF-8. Invalid bytes are read as windows-1252; the rest stays UTF-8. */
export const decode = (bytes: Uint8Array): string => decodeStrictly(bytes) ?? decodeLines(bytes);

const decodeLines = (bytes: Uint8Array): string => {
  let text = '';
  for (const line of linesOf(bytes)) text += `${decodeLine(line)}\n`;
  return text.slice(0, -1);
};

/** Old exporters write UTF-16 with a byte order mark. */
export const toUtf8 = (bytes: Uint8Array): Uint8Array => {
  const encoding = UTF_16_ENCODINGS[`${bytes[0]},${bytes[1]}`];
  return encoding ? new TextEncoder().encode(new TextDecoder(encoding).decode(bytes)) : bytes;
};

const UTF_16_ENCODINGS: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

const decodeStrictly = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  for (let end = bytes.indexOf(LF); end !== -1; end = bytes.indexOf(LF, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
  yield bytes.subarray(start);
}

const LF = 10;

const decodeLine = (bytes: Uint8Array): string => decodeStrictly(bytes) ?? decodeLeniently(bytes);

const decodeLeniently = (bytes: Uint8Array): string => {
  let text = '';
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes[at]!);
    const character = length > 0 ? decodeStrictly(bytes.subarray(at, at + length)) : undefined;
    text += character ?? decodeWindows1252(bytes[at]!);
    at += character === undefined ? 1 : length;
  }
  return text;
};

const sequenceLength = (byte: number): number => (byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0);

const decodeWindows1252 = (byte: number): string =>
  byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252_C1[byte - 0x80]! : String.fromCharCode(byte);

const WINDOWS_1252_C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
