import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export const toCalendar = (names: readonly string[], more = ''): string =>
  [
    'BEGIN:VCALENDAR',
    ...names.flatMap((name, nth) => [
      'BEGIN:VEVENT',
      `UID:${name}`,
      `DTSTART;TZID=America/New_York:${20_270_301 + (nth % 28)}T190000`,
      `SUMMARY:${more}${name}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export type Publisher = ReturnType<typeof openPublisher>;

/** Open for the tests of this file. Other paths are answered with 404. */
export const openPublisher = () => {
  const listenersByPath = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const listener = listenersByPath.get(new URL(request.url!, 'http://publisher').pathname);
    if (listener) listener(request, response);
    else response.writeHead(404).end();
  });
  beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
  afterAll(() => void server.close().closeAllConnections());
  return {
    urlOf: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    serveText: (path: string, text: string) => listenersByPath.set(path, (_, response) => response.end(text)),
    serve: (path: string, listener: RequestListener) => listenersByPath.set(path, listener),
  };
};
