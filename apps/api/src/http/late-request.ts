import type { Socket } from 'node:net';
import { newestResponseOn } from './newest-response';

type ClientErrorHandler = (error: NodeJS.ErrnoException, socket: Socket) => void;

/**
 * Node checks the time limits of a request before it reads: after a stall, one whose rest has arrived in time counts as late.
 * The returned handler gives its connection one turn to be read, and passes on the error only if the request is not complete then.
 */
export const ignoreTimeoutOfArrived =
  (reject: ClientErrorHandler): ClientErrorHandler =>
  (error, socket) => {
    if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') return reject(error, socket);
    const last = newestResponseOn(socket)?.req;
    const isEarlier = last?.complete;
    setImmediate(() => {
      const newest = newestResponseOn(socket)?.req;
      const hasArrived = newest?.complete && !(isEarlier && newest === last);
      if (!hasArrived) reject(error, socket);
    });
  };
