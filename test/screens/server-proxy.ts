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

  const server = createServer((asked, answer) => {
    if (isCut) return void asked.socket.destroy();
    const call = `${asked.method} ${asked.url}`;
    calls.push(call);
    const said = replacement(call);
    if (!said) return forward(origin, asked, answer);
    asked.resume();
    answer.writeHead(said.status, { 'content-type': said.type ?? 'application/json' }).end(said.body ?? '{}');
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

const forward = (origin: string, asked: IncomingMessage, answer: ServerResponse) => {
  // A new connection per call: the server may close a kept one just when the next call is sent.
  const options = { agent: false, method: asked.method!, headers: asked.headers } as const;
  const passed = request(new URL(asked.url!, origin), options, (said) => {
    answer.writeHead(said.statusCode!, said.headers);
    said.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
};
