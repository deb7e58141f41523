import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GuardedHttpClient } from '../http-client';
import { WebPushService } from './web-push-service';

const KEY = async () => Buffer.alloc(32, 7);
const browser = createECDH('prime256v1');
const keys = { p256dh: browser.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
const message = { id: 'r-7', text: '{"name":"Dentist"}', withinSeconds: 3_600 };

describe('What is told to a browser', () => {
  const servers: Server[] = [];
  afterEach(() => void servers.splice(0).forEach((server) => void server.close()));

  const service = async (status = 201) => {
    const heard: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (bytes) => (body += bytes.toString('latin1')));
      request.on('end', () => {
        heard.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
    return { heard, address: { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/1`, keys } };
  };
  const push = new WebPushService(new GuardedHttpClient(() => true), KEY, 'https://almanac.example');

  it('goes to the service that the browser names, signed by us, for a while, and readable to that browser alone', async () => {
    const { heard, address } = await service();
    await push.send(address, message);
    await push.send(address, message);
    expect(heard[0]).toMatchObject({
      headers: { ttl: '3600', 'content-encoding': 'aes128gcm', authorization: expect.stringContaining(await push.publicKey()) },
    });
    expect(heard[0]!.body).not.toContain('Dentist');
    expect(heard[1]!.headers['topic']).toBe(heard[0]!.headers['topic']);
  });

  it.each([
    [410, true],
    [404, true],
    [500, false],
    [302, false],
  ])('fails where the service answers %d', async (status, isGone) => {
    const { address } = await service(status);
    await expect(push.send(address, message)).rejects.toMatchObject({ name: 'PushFailure', isGone });
  });

  it('goes to no address but public ones', async () => {
    const { address, heard } = await service();
    await expect(
      new WebPushService(new GuardedHttpClient(), KEY, 'https://almanac.example').send(address, message),
    ).rejects.toMatchObject({
      name: 'PushFailure',
      isGone: false,
    });
    expect(heard).toEqual([]);
  });

  it('fails without saying where that browser is: why stands in the log for ever', async () => {
    const endpoint = 'https://annas-own.push.example/secret';
    const nowhere = async (host: string): Promise<string[]> => {
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    };
    const lost = new WebPushService(new GuardedHttpClient(() => true, nowhere), KEY, 'https://almanac.example');
    await expect(lost.send({ endpoint, keys }, message)).rejects.toMatchObject({
      name: 'PushFailure',
      message: 'has a host name that is unknown (ENOTFOUND)',
    });
  });

  it('fails where the keys of the browser are none', async () => {
    const { address } = await service();
    await expect(push.send({ ...address, keys: { p256dh: 'x', auth: 'y' } }, message)).rejects.toMatchObject({ isGone: false });
  });
});
