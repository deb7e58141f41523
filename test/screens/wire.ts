import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';

/** What the server is made to say to a call; undefined lets it speak for itself. */
type Instead = (call: string) => { status: number; body?: string; type?: string } | undefined;

/** The only way to the server: it can be cut, for pages and their worker alike, and what goes along it be read and replaced. */
export const openWire = async (origin: string) => {
  let isCut = false;
  let instead: Instead = () => undefined;
  const calls: string[] = [];

  const server = createServer((asked, answer) => {
    if (isCut) return void asked.socket.destroy();
    const call = `${asked.method} ${asked.url}`;
    calls.push(call);
    const said = instead(call);
    if (!said) return pass(origin, asked, answer);
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
    mend: async (context: BrowserContext) => {
      isCut = false;
      await context.setOffline(false);
    },
    /** Undoes every change of the wire, for the next device. */
    restore: () => {
      isCut = false;
      instead = () => undefined;
    },
    /** As when the server is down: the device believes that it has a network. */
    silence: () => {
      isCut = true;
      server.closeAllConnections();
    },
    say: (how: Instead) => {
      instead = how;
    },
    /** What was asked since this was last asked. */
    calls: () => calls.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Wire = Awaited<ReturnType<typeof openWire>>;

const pass = (origin: string, asked: IncomingMessage, answer: ServerResponse) => {
  // A connection for each call: the server may close one that is kept open just when the next call is sent.
  const options = { agent: false, method: asked.method!, headers: asked.headers } as const;
  const passed = request(new URL(asked.url!, origin), options, (said) => {
    answer.writeHead(said.statusCode!, said.headers);
    said.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
};
