import { lookup } from 'node:dns/promises';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { ACCEPTED_ENCODINGS, decompress } from './decompress';
import { reasonOfStatus, toHttpFailure } from './failure-reasons';
import {
  type CacheValidators,
  type FetchOptions,
  type FetchResponse,
  HttpClient,
  HttpFailure,
  type PostRequest,
} from './http-client';
import { isPublicAddress } from './public-address';
import { parseRetryAfter } from './retry-after';

const MAX_REDIRECTS = 5;

type Client = typeof http | typeof https;

const CLIENTS = new Map<string, Client>([
  ['http:', http],
  ['https:', https],
]);

type FetchRequest = { maxBytes: number; validators: CacheValidators; userAgent: string | undefined; signal: AbortSignal };

type RequestOptions = Readonly<{
  method?: string;
  headers: Readonly<Record<string, string>>;
  body?: PostRequest['body'];
  signal: AbortSignal;
}>;

/** Public addresses only. A name is resolved once per request, which goes to exactly the address that was checked. */
export class GuardedHttpClient extends HttpClient {
  /** `mayReach` allows addresses that are not public; `addressesOf` resolves a host name. */
  constructor(
    private readonly mayReach: (address: string) => boolean = () => false,
    private readonly addressesOf: (host: string) => Promise<string[]> = resolveHost,
  ) {
    super();
  }

  async fetch(
    address: string,
    { maxBytes, timeoutMs, validators = {}, signal, userAgent }: FetchOptions,
  ): Promise<FetchResponse> {
    const endController = new AbortController();
    const hangUp = () => endController.abort();
    if (signal?.aborted) hangUp();
    signal?.addEventListener('abort', hangUp);
    try {
      return await Promise.race([
        this.follow(new URL(address), { maxBytes, validators, userAgent, signal: endController.signal }),
        rejectAfter(timeoutMs, endController.signal),
      ]);
    } catch (error) {
      throw toHttpFailure(error);
    } finally {
      signal?.removeEventListener('abort', hangUp);
      endController.abort();
    }
  }

  async post(address: string, request: PostRequest, timeoutMs: number): Promise<{ status: number }> {
    const done = new AbortController();
    try {
      return await Promise.race([this.postTo(new URL(address), request, done.signal), rejectAfter(timeoutMs, done.signal)]);
    } catch (error) {
      throw toHttpFailure(error);
    } finally {
      done.abort();
    }
  }

  private async postTo(url: URL, request: PostRequest, signal: AbortSignal) {
    const response = await sendRequest(clientFor(url), url, await this.resolve(url), { method: 'POST', ...request, signal });
    response.destroy();
    return { status: response.statusCode ?? 0 };
  }

  private async follow(url: URL, request: FetchRequest, redirects = MAX_REDIRECTS): Promise<FetchResponse> {
    const { signal } = request;
    const response = await sendRequest(clientFor(url), url, await this.resolve(url), { headers: headersFor(request), signal });
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      if (redirects === 0) throw new HttpFailure('redirects too often', { reason: 'too-many-redirects' });
      return this.follow(new URL(headers.location, url), request, redirects - 1);
    }
    const retryAfter = parseRetryAfter(headers['retry-after']);
    const head = { ...toCacheValidators(headers), ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }) };
    const type = headers['content-type'] ?? '';
    if (statusCode === 304 && (request.validators.etag || request.validators.lastModified)) {
      response.destroy();
      return { type, bytes: Buffer.alloc(0), isUnchanged: true, ...request.validators, ...head };
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new HttpFailure(`answers ${statusCode}`, {
        reason: reasonOfStatus(statusCode),
        status: statusCode,
        retryAfterSeconds: retryAfter,
      });
    }
    const body = await bodyOf(response, request.maxBytes);
    return { type, bytes: await decompress(body, headers['content-encoding'], request.maxBytes), isUnchanged: false, ...head };
  }

  /** Rejects a name if any of its addresses must not be reached. */
  private async resolve({ hostname }: URL): Promise<string> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await this.addressesOf(host);
    const [first] = addresses;
    if (first === undefined || !addresses.every((address) => isPublicAddress(address) || this.mayReach(address)))
      throw new HttpFailure('is at an address that must not be reached', { reason: 'address-not-allowed' });
    return first;
  }
}

const resolveHost = async (host: string) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

const rejectAfter = async (timeoutMs: number, signal: AbortSignal): Promise<never> => {
  await after(timeoutMs, undefined, { signal, ref: false });
  throw new HttpFailure(`took longer than ${timeoutMs} ms`, { reason: 'timeout' });
};

const clientFor = ({ protocol }: URL): Client => {
  const client = CLIENTS.get(protocol);
  if (!client) throw new HttpFailure('is not an http or https address', { reason: 'not-on-the-web' });
  return client;
};

const headersFor = ({ validators, userAgent }: FetchRequest) => ({
  accept: '*/*',
  ...(userAgent && { 'user-agent': userAgent }),
  'accept-encoding': ACCEPTED_ENCODINGS,
  ...(validators.etag && { 'if-none-match': validators.etag }),
  ...(validators.lastModified && { 'if-modified-since': validators.lastModified }),
});

/** Resolves with the head of the response. Sends no cookies or credentials and keeps no connection. */
const sendRequest = (
  client: Client,
  url: URL,
  address: string,
  { method, headers, body, signal }: RequestOptions,
): Promise<IncomingMessage> =>
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
        reject(new HttpFailure('answers 101', { reason: reasonOfStatus(101), status: 101 }));
      })
      .on('error', reject)
      .end(body ?? undefined);
  });

const bodyOf = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > maxBytes) throw new HttpFailure(`is more than ${maxBytes} bytes`, { reason: 'too-large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const toCacheValidators = ({ etag, 'last-modified': lastModified }: IncomingHttpHeaders): CacheValidators => ({
  ...(etag && etag.length <= MAX_VALIDATOR_LENGTH && { etag }),
  ...(lastModified && lastModified.length <= MAX_VALIDATOR_LENGTH && { lastModified }),
});

const MAX_VALIDATOR_LENGTH = 500;
