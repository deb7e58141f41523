import { randomUUID } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Placeholder in the built page. It is replaced by a random mark before any text is filled in, because texts could contain it. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const NONCE_MARK = `nonce ${randomUUID()}`;

export const markNonce = (built: string): string => built.replaceAll(NONCE_PLACEHOLDER, NONCE_MARK);

export const ORIGIN_MARK = `origin ${randomUUID()}`;

/** The origin is inserted unescaped. */
export type PageValues = Readonly<{ nonce: string; origin: string }>;

export type CompressedPage = Readonly<{ plain: (values: PageValues) => string; gzip: (values: PageValues) => Buffer }>;

/** Compresses only the head (nonce, origin) per request. One gzip stream: the head ends at a byte boundary, the rest does not refer to it. */
export const compressPage = (page: string): CompressedPage => {
  const end = Math.max(...[NONCE_MARK, ORIGIN_MARK].map((mark) => page.lastIndexOf(mark) + mark.length));
  const [head, body] = [page.slice(0, end), Buffer.from(page.slice(end))];
  const packedBody = deflateRawSync(body, { level: constants.Z_BEST_COMPRESSION });
  return {
    plain: (values) => fillValues(page, values),
    gzip: (values) => {
      const first = Buffer.from(fillValues(head, values));
      const packed = deflateRawSync(first, { finishFlush: constants.Z_SYNC_FLUSH });
      return Buffer.concat([GZIP_HEADER, packed, packedBody, gzipTrailer(crc32(body, crc32(first)), first.length + body.length)]);
    },
  };
};

const fillValues = (page: string, { nonce, origin }: PageValues) =>
  page.replaceAll(NONCE_MARK, nonce).replaceAll(ORIGIN_MARK, origin);

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

const gzipTrailer = (checksum: number, length: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length, 4);
  return bytes;
};
