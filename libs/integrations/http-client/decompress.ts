import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { HttpFailure } from './http-client';

export const ACCEPTED_ENCODINGS = 'br, gzip, deflate';

/** Decompresses a body up to the limit, because a small body may expand a million times. */
export const decompress = async (body: Buffer, encoding: string | undefined, maxBytes: number): Promise<Buffer> => {
  const unpack = DECOMPRESSORS[encoding?.trim().toLowerCase() ?? ''];
  if (!unpack || body.length === 0) return body;
  try {
    return await unpack(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooMuch
      ? new HttpFailure(`is more than ${maxBytes} bytes`, { reason: 'too-large', cause: error })
      : new HttpFailure('cannot be decompressed', { reason: 'broken-compression', cause: error });
  }
};

type Decompressor = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const gunzip: Decompressor = promisify(zlib.gunzip);
const inflate: Decompressor = promisify(zlib.inflate);
const inflateRaw: Decompressor = promisify(zlib.inflateRaw);
const brotli: Decompressor = promisify(zlib.brotliDecompress);

/** Any other value means uncompressed: some servers send 'utf-8'. */
const DECOMPRESSORS: Record<string, Decompressor> = Object.assign(Object.create(null), {
  gzip: gunzip,
  'x-gzip': gunzip,
  br: brotli,
  // Half of the servers leave out the zlib header.
  deflate: (body, options) =>
    (body.length > 1 && body[0]! % 16 === 8 && body.readUInt16BE() % 31 === 0 ? inflate : inflateRaw)(body, options),
} satisfies Record<string, Decompressor>);
