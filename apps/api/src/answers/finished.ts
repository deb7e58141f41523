import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remembering } from '#libs/contracts';
import { SECURITY_HEADERS } from '../http/security-headers';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer down to its bytes; each encoding is made when it is first asked for. */
export type Finished = (encoding: Encoding) => Promise<Packed>;

/** `head` goes before the bytes, `unchanged` instead of them to whoever has the tag. */
export type Packed = Readonly<{ tag: string; bytes: Buffer; head: OutgoingHttpHeaders; unchanged: OutgoingHttpHeaders }>;

export const finished = (answer: unknown): Finished => finishedText(JSON.stringify(answer));

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Of an answer that is text already, JSON unless it says otherwise. */
export const finishedText = (text: string, caching = 'no-cache', type = JSON_TYPE): Finished => {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return remembering(async (encoding: Encoding) =>
    packed(encoding, `"${digest}-${encoding}"`, await PACK[encoding](plain), caching, type),
  );
};

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACK: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => promisify(brotliCompress)(plain, BROTLI),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

const packed = (encoding: Encoding, tag: string, bytes: Buffer, caching: string, type: string): Packed => {
  const unchanged = { ...SECURITY_HEADERS, etag: tag, vary: 'accept-encoding', 'cache-control': caching };
  const head = { ...unchanged, 'content-type': type, 'content-length': bytes.length };
  return { tag, bytes, unchanged, head: encoding === 'identity' ? head : { ...head, 'content-encoding': encoding } };
};
