import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from '#libs/contracts';
import { SECURITY_HEADERS } from '../http/security-headers';

export type Encoding = 'br' | 'gzip' | 'identity';

export type FinishedResponse = (encoding: Encoding) => Promise<EncodedResponse>;

/** `head`: the headers sent with the bytes. `revalidation`: if the client may have the response already, its tag and the headers of a 304. */
export type EncodedResponse = Readonly<{ bytes: Buffer; head: OutgoingHttpHeaders; revalidation?: Revalidation }>;

type Revalidation = Readonly<{ tag: string; unchanged: OutgoingHttpHeaders }>;

export const finishJson = (body: unknown): FinishedResponse => finishText(JSON.stringify(body));

export const JSON_TYPE = 'application/json; charset=utf-8';

export const finishText = (text: string, cacheControl = 'no-cache', type = JSON_TYPE): FinishedResponse => {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return memoize(async (encoding: Encoding) =>
    toEncodedResponse(encoding, `"${digest}-${encoding}"`, await ENCODERS[encoding](plain), cacheControl, type),
  );
};

export const finishUnstored = (text: string): FinishedResponse => {
  const bytes = Buffer.from(text);
  const head = { ...SECURITY_HEADERS, 'cache-control': 'no-store', ...contentHeaders(bytes, JSON_TYPE) };
  return async () => ({ bytes, head });
};

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODERS: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => promisify(brotliCompress)(plain, BROTLI_OPTIONS),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

const toEncodedResponse = (
  encoding: Encoding,
  tag: string,
  bytes: Buffer,
  cacheControl: string,
  type: string,
): EncodedResponse => {
  const unchanged = { ...SECURITY_HEADERS, etag: tag, vary: 'accept-encoding', 'cache-control': cacheControl };
  const head = { ...unchanged, ...contentHeaders(bytes, type), ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
  return { bytes, head, revalidation: { tag, unchanged } };
};

const contentHeaders = (bytes: Buffer, type: string) => ({ 'content-type': type, 'content-length': bytes.length });
