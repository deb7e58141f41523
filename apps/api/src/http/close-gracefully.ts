import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { newestResponseOn } from './newest-response';

/** For running responses, and for clients that do not read theirs. */
const CLOSE_TIMEOUT_MS = 4_000;

/** Running responses are completed, connections are not reused, and no client can hold the server open. */
export const closeGracefully = (app: NestFastifyApplication) => {
  const server: Server = app.getHttpServer();
  const openSockets = new Set<Socket>();
  const pendingResponseOn = (socket: Socket) => {
    const response = newestResponseOn(socket);
    return response?.closed ? undefined : response;
  };

  server.on('connection', (socket) => {
    openSockets.add(socket);
    socket.once('close', () => openSockets.delete(socket));
  });

  /** Node's own method takes a response that waits for its reader for an idle connection, and cuts it off. */
  server.closeIdleConnections = () => {
    for (const socket of openSockets) if (!pendingResponseOn(socket)) socket.destroy();
  };

  const drainConnections = async () => {
    for (const socket of openSockets) {
      const response = pendingResponseOn(socket);
      if (!response) continue;
      response.shouldKeepAlive = false;
      response.once('finish', () => socket.destroySoon());
    }
    const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
    server.once('close', () => clearTimeout(timeout));
  };
  app.getHttpAdapter().getInstance().addHook('preClose', drainConnections);
};
