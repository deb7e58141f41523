import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from '../lib/child';

export type Answer = { status: number; headers: OutgoingHttpHeaders; bytes: Buffer };

/** The limit: nothing but node:http, sending one answer whoever asks. Answers its port. */
answering(async ({ status, headers, bytes }: Answer) => {
  const body = Buffer.from(bytes);
  const server = createServer((_, response) => void response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});
