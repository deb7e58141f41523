import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { OutsideFailure } from './outside';

/** What we ask for, the best first. */
export const ENCODINGS = 'br, gzip, deflate';

/** A body as it was before it was packed. A small one may hold a million times itself: beyond the bound nothing is unpacked. */
export const unpacked = async (body: Buffer, encoding: string | undefined, mostBytes: number): Promise<Buffer> => {
  const unpack = UNPACKERS[encoding?.trim().toLowerCase() ?? ''];
  if (!unpack || body.length === 0) return body;
  try {
    return await unpack(body, { maxOutputLength: mostBytes });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooMuch
      ? new OutsideFailure(`is more than ${mostBytes} bytes`, { reason: 'too-large', cause: error })
      : new OutsideFailure('cannot be decompressed', { reason: 'broken-compression', cause: error });
  }
};

type Unpack = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const gunzip: Unpack = promisify(zlib.gunzip);
const inflate: Unpack = promisify(zlib.inflate);
const inflateRaw: Unpack = promisify(zlib.inflateRaw);
const brotli: Unpack = promisify(zlib.brotliDecompress);

/** Whatever else a server says, it is not packed: some say 'utf-8'. */
const UNPACKERS: Record<string, Unpack> = Object.assign(Object.create(null), {
  gzip: gunzip,
  'x-gzip': gunzip,
  br: brotli,
  // Half of the servers leave out the head that belongs to it.
  deflate: (body, options) =>
    (body.length > 1 && body[0]! % 16 === 8 && body.readUInt16BE() % 31 === 0 ? inflate : inflateRaw)(body, options),
} satisfies Record<string, Unpack>);
