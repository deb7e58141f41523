import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** For answers that are under way when the server closes, and for those who never take theirs. */
const PATIENCE_MS = 4_000;

/** When it closes, nobody is cut off in the middle, nobody is promised another answer, and nobody can hold it open. */
export const closeInPeace = (app: NestFastifyApplication) => {
  const server: Server = app.getHttpServer();
  const open = new Set<Socket>();
  const answering = new Map<ServerResponse, Socket>();

  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.set(response, socket);
    response.once('close', () => answering.delete(response));
  });

  /** Node's own takes an answer that waits for its reader for an idle connection, and cuts it off. */
  server.closeIdleConnections = () => {
    const busy = new Set(answering.values());
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
  };

  const sayGoodbye = async () => {
    for (const [response, socket] of answering) {
      response.shouldKeepAlive = false;
      response.once('finish', () => socket.destroySoon());
    }
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  };
  app.getHttpAdapter().getInstance().addHook('preClose', sayGoodbye);
};
