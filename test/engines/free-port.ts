import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/**
 * Below the ephemeral range of the system, so that no other program takes it before the caller's server listens or while that
 * server is down.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  return (await isFree(port)) ? port : freePort();
};

const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
