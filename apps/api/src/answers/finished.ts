import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer down to its bytes, in every encoding a client may ask for. */
export type Finished = Readonly<{ etag: string; bytes: Readonly<Record<Encoding, Buffer>> }>;

type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_QUALITY = 5;

export const finished = async (answer: unknown): Promise<Finished> => {
  const identity = Buffer.from(JSON.stringify(answer));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { etag, bytes: { br, gzip: gz, identity } };
};

/** Sends it as the client can read it, or 304 when the client has it. */
export const send = (request: FastifyRequest, reply: FastifyReply, { etag, bytes }: Finished) => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = `"${etag}-${encoding}"`;
  reply.header('etag', tag).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes[encoding]);
};

const encodingFor = (accepted: string | string[] = ''): Encoding => {
  const offers = String(accepted);
  const takes = (encoding: string) => new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(offers);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};

const isKnown = (known: string | undefined, tag: string) =>
  known !== undefined && (known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));
