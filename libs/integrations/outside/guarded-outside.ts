import { lookup } from 'node:dns/promises';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { type Bounds, type Fetched, type Handed, Outside, OutsideFailure, type Validators } from './outside';
import { isPublicAddress } from './public-address';
import { failureOf, reasonOfStatus } from './reasons';
import { retryAfterSeconds } from './retry-after';
import { ENCODINGS, unpacked } from './unpacked';

const MOST_REDIRECTS = 5;

type Client = typeof http | typeof https;

const CLIENTS = new Map<string, Client>([
  ['http:', http],
  ['https:', https],
]);

type Wish = { mostBytes: number; known: Validators; userAgent: string | undefined; signal: AbortSignal };

type Asked = Readonly<{ method?: string; headers: Readonly<Record<string, string>>; body?: Handed['body']; signal: AbortSignal }>;

/** Reaches public addresses only. A name is resolved once for each request, and the request goes to the very address that was judged. */
export class GuardedOutside extends Outside {
  /** `mayReach` says which addresses that are not public may be reached all the same; `addressesOf` what a name stands for. */
  constructor(
    private readonly mayReach: (address: string) => boolean = () => false,
    private readonly addressesOf: (host: string) => Promise<string[]> = asked,
  ) {
    super();
  }

  async fetch(address: string, { mostBytes, withinMs, known = {}, stopped, userAgent }: Bounds): Promise<Fetched> {
    const done = new AbortController();
    const hangUp = () => done.abort();
    if (stopped?.aborted) hangUp();
    stopped?.addEventListener('abort', hangUp);
    try {
      return await Promise.race([
        this.follow(new URL(address), { mostBytes, known, userAgent, signal: done.signal }),
        tooLate(withinMs, done.signal),
      ]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      stopped?.removeEventListener('abort', hangUp);
      done.abort();
    }
  }

  async post(address: string, handed: Handed, withinMs: number): Promise<{ status: number }> {
    const done = new AbortController();
    try {
      return await Promise.race([this.handIn(new URL(address), handed, done.signal), tooLate(withinMs, done.signal)]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      done.abort();
    }
  }

  private async handIn(url: URL, handed: Handed, signal: AbortSignal) {
    const answer = await ask(clientFor(url), url, await this.resolve(url), { method: 'POST', ...handed, signal });
    answer.destroy();
    return { status: answer.statusCode ?? 0 };
  }

  private async follow(url: URL, wish: Wish, redirects = MOST_REDIRECTS): Promise<Fetched> {
    const { signal } = wish;
    const answer = await ask(clientFor(url), url, await this.resolve(url), { headers: headersFor(wish), signal });
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      if (redirects === 0) throw new OutsideFailure('redirects too often', { reason: 'too-many-redirects' });
      return this.follow(new URL(headers.location, url), wish, redirects - 1);
    }
    const retryAfter = retryAfterSeconds(headers['retry-after']);
    const said = { ...validatorsIn(headers), ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }) };
    const type = headers['content-type'] ?? '';
    if (statusCode === 304 && (wish.known.etag || wish.known.lastModified)) {
      answer.destroy();
      return { type, bytes: Buffer.alloc(0), isUnchanged: true, ...wish.known, ...said };
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new OutsideFailure(`answers ${statusCode}`, {
        reason: reasonOfStatus(statusCode),
        status: statusCode,
        retryAfterSeconds: retryAfter,
      });
    }
    const body = await bodyOf(answer, wish.mostBytes);
    return { type, bytes: await unpacked(body, headers['content-encoding'], wish.mostBytes), isUnchanged: false, ...said };
  }

  /** Refuses a name as soon as one of its addresses must not be reached. */
  private async resolve({ hostname }: URL): Promise<string> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host) ? [host] : await this.addressesOf(host);
    const [first] = found;
    if (first === undefined || !found.every((address) => isPublicAddress(address) || this.mayReach(address)))
      throw new OutsideFailure('is at an address that must not be reached', { reason: 'address-not-allowed' });
    return first;
  }
}

const asked = async (host: string) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

const tooLate = async (withinMs: number, signal: AbortSignal): Promise<never> => {
  await after(withinMs, undefined, { signal, ref: false });
  throw new OutsideFailure(`took longer than ${withinMs} ms`, { reason: 'timeout' });
};

const clientFor = ({ protocol }: URL): Client => {
  const client = CLIENTS.get(protocol);
  if (!client) throw new OutsideFailure('is not an http or https address', { reason: 'not-on-the-web' });
  return client;
};

const headersFor = ({ known, userAgent }: Wish) => ({
  accept: '*/*',
  ...(userAgent && { 'user-agent': userAgent }),
  'accept-encoding': ENCODINGS,
  ...(known.etag && { 'if-none-match': known.etag }),
  ...(known.lastModified && { 'if-modified-since': known.lastModified }),
});

/** The answer's head. No cookie, no name and password, no connection kept. */
const ask = (client: Client, url: URL, address: string, { method, headers, body, signal }: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    client
      .request({
        host: address,
        port: url.port,
        path: url.pathname + url.search,
        servername: isIP(url.hostname.replace(/^\[|\]$/g, '')) ? '' : url.hostname,
        method,
        headers: { host: url.host, 'user-agent': 'Almanac', ...headers },
        agent: false,
        signal,
      })
      .on('response', resolve)
      .on('upgrade', (_, socket) => {
        socket.destroy();
        reject(new OutsideFailure('answers 101', { reason: reasonOfStatus(101), status: 101 }));
      })
      .on('error', reject)
      .end(body ?? undefined);
  });

const bodyOf = async (answer: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > mostBytes) throw new OutsideFailure(`is more than ${mostBytes} bytes`, { reason: 'too-large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Those that are longer than anybody's are not worth keeping. */
const validatorsIn = ({ etag, 'last-modified': lastModified }: IncomingHttpHeaders): Validators => ({
  ...(etag && etag.length <= LONGEST_VALIDATOR && { etag }),
  ...(lastModified && lastModified.length <= LONGEST_VALIDATOR && { lastModified }),
});

const LONGEST_VALIDATOR = 500;
