import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Almanac } from './app';

const SIGNATURE_SECRET = 'what vonage signs with';

export type SentMessage = Readonly<{ to: string; text: string; clientRef: string }>;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Stands in for Vonage. Replies with `answers`, one after another, and not at all for 'nothing'. */
export const openSmsProvider = async () => {
  const sent: SentMessage[] = [];
  const behaviour = { onMessage: (_: SentMessage) => {}, answers: [] as ('taken' | 'refused' | 'nothing')[] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      const fields = body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
      const message = { to: fields.to, text: fields.text, clientRef: fields['client-ref'] ?? fields.clientRef };
      sent.push(message);
      behaviour.onMessage(message);
      const answer = behaviour.answers.shift() ?? 'taken';
      if (answer === 'nothing') return;
      const status = answer === 'taken' ? '0' : '1';
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ 'message-count': '1', messages: [{ status, to: message.to, 'message-id': '1' }] }));
    });
  });
  await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
  return {
    sent,
    heard: behaviour,
    environment: {
      VONAGE_API_KEY: 'key',
      VONAGE_API_SECRET: 'secret',
      VONAGE_FROM: 'ALMANAC',
      VONAGE_SIGNATURE_SECRET: SIGNATURE_SECRET,
      VONAGE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    receiveReply: ({ http }: Pick<Almanac, 'http'>, msisdn: string, text: string) =>
      http
        .post('/api/sms/inbound')
        .send(signParameters({ msisdn, text, to: 'ALMANAC', timestamp: String(Math.floor(Date.now() / 1_000)) })),
  };
};

export const signParameters = (parameters: Record<string, string>, secret = SIGNATURE_SECRET) => ({
  ...parameters,
  sig: createHmac('sha256', secret)
    .update(
      Object.keys(parameters)
        .toSorted()
        .map((name) => `&${name}=${parameters[name]}`)
        .join(''),
    )
    .digest('hex'),
});
