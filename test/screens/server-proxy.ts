import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';

/** Undefined passes the call on. */
type Replacement = (call: string) => { status: number; body?: string; type?: string } | undefined;

/** For pages and their worker alike. */
export const openServerProxy = async (origin: string) => {
  let isCut = false;
  let replacement: Replacement = () => undefined;
  const calls: string[] = [];

  const server = createServer((incoming, answer) => {
    if (isCut) return void incoming.socket.destroy();
    const call = `${incoming.method} ${incoming.url}`;
    calls.push(call);
    const stub = replacement(call);
    if (!stub) return forward(origin, incoming, answer);
    incoming.resume();
    answer.writeHead(stub.status, { 'content-type': stub.type ?? 'application/json' }).end(stub.body ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: async (context: BrowserContext) => {
      isCut = true;
      server.closeAllConnections();
      await context.setOffline(true);
    },
    reconnect: async (context: BrowserContext) => {
      isCut = false;
      await context.setOffline(false);
    },
    restore: () => {
      isCut = false;
      replacement = () => undefined;
    },
    /** As if the server were down: the device still reports a network. */
    stopServer: () => {
      isCut = true;
      server.closeAllConnections();
    },
    replaceWith: (how: Replacement) => {
      replacement = how;
    },
    takeCalls: () => calls.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type ServerProxy = Awaited<ReturnType<typeof openServerProxy>>;

const forward = (origin: string, incoming: IncomingMessage, answer: ServerResponse) => {
  // A new connection per call: the server may close a kept one just when the next call is sent.
  const options = { agent: false, method: incoming.method!, headers: incoming.headers } as const;
  const passed = request(new URL(incoming.url!, origin), options, (upstream) => {
    answer.writeHead(upstream.statusCode!, upstream.headers);
    upstream.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
};
