import { MAX_APPEND_BYTES } from '../errors';

/** The largest append, and 4 KiB for the fields around the data of a fact. */
const MAX_LINE_BYTES = MAX_APPEND_BYTES + 4_096;
const NEWLINE = 10;

/** Throws an Error with the number of a line that is too long or not UTF-8. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let [unfinished, lineNumber]: [Uint8Array, number] = [new Uint8Array(), 1];
  const assertLength = ({ length }: Uint8Array) => {
    if (length > MAX_LINE_BYTES) throw new Error(`Line ${lineNumber} is longer than ${MAX_LINE_BYTES} bytes.`);
  };
  const decodeLine = (bytes: Uint8Array) => {
    assertLength(bytes);
    try {
      return decoder.decode(bytes);
    } catch {
      throw new Error(`Line ${lineNumber} is not valid UTF-8.`);
    }
  };
  for await (const chunk of chunks) {
    const bytes = unfinished.length > 0 ? Buffer.concat([unfinished, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      yield decodeLine(bytes.subarray(from, end));
      lineNumber += 1;
      from = end + 1;
    }
    unfinished = bytes.subarray(from);
    assertLength(unfinished);
  }
  if (unfinished.length > 0) yield decodeLine(unfinished);
}
