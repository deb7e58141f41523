import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '#libs/contracts';
import type { EncodedResponse, Encoding, FinishedResponse } from './finished-response';

export const sendResponse = async ({ raw }: FastifyRequest, reply: FastifyReply, answer: FinishedResponse) => {
  const response = await answer(encodingOf(raw));
  reply.hijack();
  write(raw, reply.raw, response);
};

export const writeResponse = async (request: IncomingMessage, response: ServerResponse, answer: FinishedResponse) =>
  write(request, response, await answer(encodingOf(request)));

const write = ({ headers }: IncomingMessage, response: ServerResponse, { bytes, head, revalidation }: EncodedResponse) => {
  if (revalidation && matchesTag(headers['if-none-match'], revalidation.tag))
    response.writeHead(304, revalidation.unchanged).end();
  else response.writeHead(200, head).end(bytes);
};

const encodingOf = ({ headers }: IncomingMessage): Encoding => encodingFor(headers['accept-encoding'] ?? '');

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
