import { MAX_APPEND_BYTES } from '../errors';

/** The largest fact and the fields around it. */
const MAX_LINE_BYTES = MAX_APPEND_BYTES + 4_096;
const NEWLINE = 10;

/** Splits a text that arrives in chunks into lines. Throws an Error that names the line if it is too long or not UTF-8. */
export async function* splitLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let [begun, nth]: [Uint8Array, number] = [new Uint8Array(), 1];
  const text = (bytes: Uint8Array) => {
    if (bytes.length > MAX_LINE_BYTES) throw new Error(`Line ${nth} is longer than ${MAX_LINE_BYTES} bytes.`);
    try {
      return decoder.decode(bytes);
    } catch {
      throw new Error(`Line ${nth} is not valid UTF-8.`);
    }
  };
  for await (const piece of pieces) {
    const bytes = begun.length > 0 ? Buffer.concat([begun, piece]) : piece;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      yield text(bytes.subarray(from, end));
      nth += 1;
      from = end + 1;
    }
    begun = bytes.subarray(from);
    if (begun.length > MAX_LINE_BYTES) text(begun);
  }
  if (begun.length > 0) yield text(begun);
}
