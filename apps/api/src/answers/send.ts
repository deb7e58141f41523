import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { remembering } from '#libs/contracts';
import type { Encoding, Finished } from './finished';

/** Sends an answer as the client can read it, or 304 when the client has it. */
export const send = (request: FastifyRequest, reply: FastifyReply, answer: Finished) => {
  reply.hijack();
  return write(request.raw, reply.raw, answer);
};

export const write = async ({ headers }: IncomingMessage, response: ServerResponse, answer: Finished) => {
  const { tag, bytes, head, unchanged } = await answer(encodingFor(headers['accept-encoding'] ?? ''));
  if (isKnown(headers['if-none-match'], tag)) response.writeHead(304, unchanged).end();
  else response.writeHead(200, head).end(bytes);
};

const SPELLINGS = 100;

const encodingFor = remembering((accepted: string | string[]): Encoding => {
  const offers = String(accepted);
  const takes = (encoding: string) => new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(offers);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}, SPELLINGS);

const isKnown = (known: string | undefined, tag: string) => known === tag || (known !== undefined && isAmong(known, tag));

const isAmong = (known: string, tag: string) =>
  known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
