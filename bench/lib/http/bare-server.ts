import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from '../child';

export type Answer = { status: number; headers: OutgoingHttpHeaders; bytes: Buffer };

/** The limit: nothing but node:http, sending the answer of each address. Answers its port. */
answering(async (answers: Readonly<Record<string, Answer>>) => {
  const known = new Map(Object.entries(answers).map(([path, answer]) => [path, { ...answer, bytes: Buffer.from(answer.bytes) }]));
  const server = createServer((request, response) => {
    const { status, headers, bytes } = known.get(request.url!)!;
    response.writeHead(status, headers).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});
