import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { serverAddressOf } from '#libs/stores';
import type { Servers } from './engines';

export const delayServers = async (servers: Servers, milliseconds: number) => {
  const closings: (() => void)[] = [];
  const far = async (url: string) => {
    const { port, close } = await startDelayingProxy(addressOf(url), milliseconds / 2);
    closings.push(close);
    return url.replace(/(?<=\/\/)([^@/?]*@)?[^@/?]+/, (_, user = '') => `${user}127.0.0.1:${port}`);
  };
  const { eventStore, mongo } = servers;
  return {
    servers: { ...(eventStore && { eventStore: await far(eventStore) }), ...(mongo && { mongo: await far(mongo) }) } as Servers,
    close: () => {
      for (const close of closings) close();
    },
  };
};

const addressOf = (url: string) => {
  const address = serverAddressOf(url);
  if (address.includes(',')) throw new Error(`A road leads to one server, and not to ${address}.`);
  const [host, port = url.startsWith('esdb') ? 2113 : 27017] = address.split(':') as [string, string?];
  return { host, port: Number(port) };
};

const startDelayingProxy = async ({ host, port }: ReturnType<typeof addressOf>, delay: number) => {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from.setNoDelay(true));
      from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), delay));
      from.on('close', () => setTimeout(() => to.destroy(), delay)).on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
