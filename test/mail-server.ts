import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 10;

/** A mail server that takes every letter, and says it did. */
export const mailServer = async () => {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let text: string | undefined;
    socket.on('error', () => {});
    socket.write('220 hello\r\n');
    socket.on('data', (bytes) => {
      for (const line of String(bytes).split('\r\n').slice(0, -1)) {
        if (text === undefined) {
          if (line === 'DATA') text = '';
          socket.write(line === 'DATA' ? '354 go on\r\n' : '250 OK\r\n');
        } else if (line === '.') {
          taken.push(text.replaceAll('=\n', '').replaceAll('=3D', '='));
          text = undefined;
          socket.write('250 OK\r\n');
        } else text += `${line}\n`;
      }
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  opened.push(server);
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The newest to somebody, once there is one. */
    letterTo: async (address: string): Promise<string> => {
      for (;;) {
        const letter = taken.findLast((one) => one.includes(`To: ${address}\n`));
        if (letter) return letter;
        await setTimeout(LOOK_AGAIN_MS);
      }
    },
  };
};

const opened: Server[] = [];

afterAll(() => {
  for (const server of opened) server.close();
});
