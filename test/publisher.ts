import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a calendar says of events of these names, each on a day of its own. */
export const calendarOf = (names: readonly string[], more = ''): string =>
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

/** A publisher's server, which says at each path what it is told to say there, for as long as a file of stories runs. */
export const openPublisher = () => {
  const said = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const listener = said.get(new URL(request.url!, 'http://publisher').pathname);
    if (listener) listener(request, response);
    else response.writeHead(404).end();
  });
  beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
  afterAll(() => void server.close().closeAllConnections());
  return {
    at: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    says: (path: string, text: string) => said.set(path, (_, response) => response.end(text)),
    answers: (path: string, listener: RequestListener) => said.set(path, listener),
  };
};
