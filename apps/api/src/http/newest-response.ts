import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The last one of a connection is completed last. */
const newestResponses = new WeakMap<Socket, ServerResponse>();

export const noteResponses = (server: Server) =>
  server.on('request', ({ socket }, response) => newestResponses.set(socket, response));

export const newestResponseOn = (socket: Socket): ServerResponse | undefined => newestResponses.get(socket);
