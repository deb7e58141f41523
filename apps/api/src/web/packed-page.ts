import { randomUUID } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Where the built page asks for a nonce. Texts may say the same, so it is marked before any comes in, as nobody can guess. */
const ASKED = '__CSP_NONCE__';
const NONCE = `nonce ${randomUUID()}`;

/** The built page, ready to be filled with texts and packed. */
export const markNonce = (built: string): string => built.replaceAll(ASKED, NONCE);

/** Stands in a page for where the town is found, which whoever asks for it says. */
export const ORIGIN = `origin ${randomUUID()}`;

/** What is another one each time. The origin is written as it is, so nothing in it may need to be escaped. */
export type Said = Readonly<{ nonce: string; origin: string }>;

/** A page that can be sent with any nonce, from any origin. */
export type PackedPage = Readonly<{ plain: (said: Said) => string; gzip: (said: Said) => Buffer }>;

/**
 * The body is packed once, well; only the head, which carries nonce and origin, is packed anew each time. Both are parts of one
 * gzip stream: the first ends at a byte and leaves the stream open, the second never looks back at the first.
 */
export const packedPage = (page: string): PackedPage => {
  const end = Math.max(...[NONCE, ORIGIN].map((mark) => page.lastIndexOf(mark) + mark.length));
  const [head, body] = [page.slice(0, end), Buffer.from(page.slice(end))];
  const packedBody = deflateRawSync(body, { level: constants.Z_BEST_COMPRESSION });
  return {
    plain: (said) => saying(page, said),
    gzip: (said) => {
      const first = Buffer.from(saying(head, said));
      const packed = deflateRawSync(first, { finishFlush: constants.Z_SYNC_FLUSH });
      return Buffer.concat([GZIP, packed, packedBody, trailer(crc32(body, crc32(first)), first.length + body.length)]);
    },
  };
};

const saying = (page: string, { nonce, origin }: Said) => page.replaceAll(NONCE, nonce).replaceAll(ORIGIN, origin);

const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

const trailer = (checksum: number, length: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length, 4);
  return bytes;
};
