import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answerQuestions } from '../lib/child';

type ExportedTraces = Readonly<{ resourceSpans: readonly { scopeSpans: readonly { spans: readonly unknown[] }[] }[] }>;

let spans = 0;

const server = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as ExportedTraces;
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans += scope.spans.length;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

/** Takes traces and counts their spans. */
answerQuestions(async (_: 'state'): Promise<CollectorState> => {
  await listening;
  return { port: (server.address() as AddressInfo).port, spans };
});

export type CollectorState = { port: number; spans: number };
