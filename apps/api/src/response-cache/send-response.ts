import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '#libs/contracts';
import type { Encoding, FinishedResponse } from './finished-response';

export const sendResponse = (request: FastifyRequest, reply: FastifyReply, answer: FinishedResponse) => {
  reply.hijack();
  return writeResponse(request.raw, reply.raw, answer);
};

export const writeResponse = async ({ headers }: IncomingMessage, response: ServerResponse, answer: FinishedResponse) => {
  const { tag, bytes, head, unchanged } = await answer(encodingFor(headers['accept-encoding'] ?? ''));
  if (matchesTag(headers['if-none-match'], tag)) response.writeHead(304, unchanged).end();
  else response.writeHead(200, head).end(bytes);
};

const MAX_REMEMBERED_HEADERS = 100;

const encodingFor = memoize((accepted: string | string[]): Encoding => {
  const offers = String(accepted);
  const takes = (encoding: string) => new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(offers);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}, MAX_REMEMBERED_HEADERS);

const matchesTag = (ifNoneMatch: string | undefined, tag: string) =>
  ifNoneMatch === tag || (ifNoneMatch !== undefined && listsTag(ifNoneMatch, tag));

const listsTag = (ifNoneMatch: string, tag: string) =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
