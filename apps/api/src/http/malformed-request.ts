import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorResponse } from '#libs/contracts';
import { SECURITY_HEADERS } from './security-headers';

export const rejectMalformedRequest = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(renderResponse(...(REFUSALS.get(error.code ?? '') ?? UNREADABLE)));
  socket.destroy(error);
};

type Refusal = readonly [statusCode: number, message: string];

const UNREADABLE: Refusal = [400, 'This request cannot be read.'];

const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long to arrive.']],
  ['HPE_HEADER_OVERFLOW', [431, 'The headers of the request are too long.']],
]);

const renderResponse = (statusCode: number, message: string): string => {
  const reason = STATUS_CODES[statusCode] ?? 'Error';
  const failure: ErrorResponse = { statusCode, error: reason, message };
  const body = JSON.stringify(failure);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${statusCode} ${reason}`, ...lines, '', body].join('\r\n');
};
