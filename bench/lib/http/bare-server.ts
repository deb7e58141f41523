import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerQuestions } from '../child';

export type BareResponse = { status: number; headers: OutgoingHttpHeaders; bytes: Buffer };

/** The limit: only node:http, with a fixed response for each address. Returns its port. */
answerQuestions(async (answers: Readonly<Record<string, BareResponse>>) => {
  const responses = new Map(
    Object.entries(answers).map(([path, answer]) => [path, { ...answer, bytes: Buffer.from(answer.bytes) }]),
  );
  const server = createServer((request, response) => {
    const { status, headers, bytes } = responses.get(request.url!)!;
    response.writeHead(status, headers).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});
