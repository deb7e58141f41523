import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Vonage } from '@vonage/server-sdk';
import { isSigned } from './signature';
import { VonageSmsProvider } from './vonage-sms-provider';

const message = { id: 'r-7', to: '18565550142', text: 'Light Up Night, 6:00 PM' };

describe('A text message for Vonage', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  const vonageThat = async (answer: RequestListener, patience?: number) => {
    const server = createServer(answer);
    await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new VonageSmsProvider({ apiKey: 'key', apiSecret: 'secret', from: 'ALMANAC', url }, patience);
  };
  const saying = (body: unknown, status = 200): RequestListener => {
    return (request, response) => {
      request.resume();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };

  it('is handed in with its id, which the provider tells when it says what became of it', async () => {
    let heard = '';
    const sms = await vonageThat((request, response) => {
      request
        .on('data', (bytes) => (heard += bytes))
        .on('end', () => saying({ 'message-count': '1', messages: [{ status: '0' }] })(request, response));
    });
    await sms.send(message);
    for (const text of ['18565550142', 'r-7', 'ALMANAC', 'Light']) expect(heard).toContain(text);
  });

  it('is sent as unicode where its letters need that', async () => {
    const heard: string[] = [];
    const sms = await vonageThat((request, response) => {
      let body = '';
      request
        .on('data', (bytes) => (body += bytes))
        .on('end', () => {
          heard.push(new URLSearchParams(body).get('type') ?? JSON.parse(body).type);
          saying({ 'message-count': '1', messages: [{ status: '0' }] })(request, response);
        });
    });
    for (const text of ['Light Up Night', '春节联欢']) await sms.send({ ...message, text });
    expect(heard).toEqual(['text', 'unicode']);
  });

  it.each([
    [
      'refused',
      saying({ 'message-count': '1', messages: [{ status: '9', 'error-text': 'no credit for 18565550142' }] }),
      false,
      /status 9/,
    ],
    ['half sent', saying({ 'message-count': '2', messages: [{ status: '0' }, { status: '1' }] }), true, /./],
    ['answered with a page', saying('<html>down</html>'), true, /./],
    ['answered with nothing', saying({}), true, /./],
    ['answered 401', saying({ title: 'Unauthorized' }, 401), false, /401/],
    ['answered 503', saying('gone', 503), true, /./],
  ])('that is %s fails, and says neither the number nor the text', async (_, answer, isUnclear, reason) => {
    const sms = await vonageThat(answer);
    const failure = await sms.send(message).catch((error) => error);
    expect(failure).toMatchObject({ name: 'SmsFailure', isUnclear, message: expect.stringMatching(reason) });
    expect(JSON.stringify([failure.message, failure])).not.toMatch(/8565550142|Light/);
  });

  it('is given up when nobody answers, which may mean anything', async () => {
    const sms = await vonageThat(() => {}, 50);
    await expect(sms.send(message)).rejects.toMatchObject({ name: 'SmsFailure', isUnclear: true });
  });

  it('surely was not sent where nobody is there', async () => {
    const sms = await vonageThat(() => {});
    await new Promise((closed) => servers[0]!.close(closed));
    await expect(sms.send(message)).rejects.toMatchObject({ name: 'SmsFailure', isUnclear: false });
  });
});

describe('A call from Vonage', () => {
  const secret = 'a secret that signs';
  const NOW = 1_790_000_000_000;
  const call = { msisdn: '18565550142', text: 'STOP & more=less', timestamp: String(NOW / 1_000), nonce: 'abc' };
  const signed = (parameters: Record<string, string>) => ({ ...parameters, sig: signatureFor(parameters) });
  const signatureFor = (parameters: Record<string, string>) =>
    createHmac('sha256', secret)
      .update(
        Object.keys(parameters)
          .sort()
          .map((name) => `&${name}=${parameters[name]!.replace(/[&=]/g, '_')}`)
          .join(''),
      )
      .digest('hex');

  it('is one when it is signed, which the library of Vonage says too', () => {
    const signedCall = signed(call);
    expect(isSigned(signedCall, secret, NOW)).toBe(true);
    expect(
      new Vonage({ apiKey: 'key', apiSecret: 'secret' }).sms.verifySignature(
        signedCall.sig,
        signedCall,
        secret,
        'SHA256HMAC' as never,
      ),
    ).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['without a signature', call],
    ['with another text', { ...signed(call), text: 'START' }],
    ['with a field more', { ...signed(call), more: 'x' }],
    ['from an hour ago', signed({ ...call, timestamp: String(NOW / 1_000 - 3_600) })],
    ['from an hour ahead', signed({ ...call, timestamp: String(NOW / 1_000 + 3_600) })],
    ['from nobody knows when', signed({ ...call, timestamp: 'now' })],
    ['of a list', { ...signed(call), text: ['STOP'] }],
  ])('%s is none', (_, parameters) => expect(isSigned(parameters, secret, NOW)).toBe(false));
});
