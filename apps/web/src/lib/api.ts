import type { ErrorResponse } from '#libs/contracts';
import { ageOf, noteCachedAt } from './answer-ages';
import { CACHED_AT_HEADER } from './cached-at-header';
import { hasShape, type Shape } from './shape';

/** The message is '{status}: {body}', or the status text without a body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
  }

  /** The server's message for people. Undefined if the answer is not from our server, or has no message. */
  get sentence(): string | undefined {
    try {
      const { message } = JSON.parse(this.body) as Partial<ErrorResponse>;
      return typeof message === 'string' ? message : undefined;
    } catch {
      return undefined;
    }
  }
}

export const errorText = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.sentence) || otherwise;

export class UnreachableError extends TypeError {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'Unreachable';
  }
}

/** Paths begin after '/api'. Throws ApiError, UnreachableError, and TypeError for an answer of another shape. */
export const api = {
  /** Without a network the worker may answer from its cache. */
  get: <T>(path: string, shape?: Shape<T>): Promise<T> => send('GET', path, undefined, shape),
  /** Rejects a cached answer, for callers that change what they read. */
  now: async <T>(path: string, shape?: Shape<T>): Promise<T> => {
    const answer = await send('GET', path, undefined, shape);
    if (ageOf(path) !== undefined) throw new UnreachableError(`${path} was answered from the cache`);
    return answer;
  },
  file: async (path: string): Promise<Blob> => (await fetchAnswer('GET', path)).blob(),
  post: <T>(path: string, body: unknown, shape?: Shape<T>): Promise<T> => send('POST', path, body, shape),
  put: <T>(path: string, body: unknown): Promise<T> => send('PUT', path, body),
  delete: <T>(path: string, body?: unknown): Promise<T> => send('DELETE', path, body),
};

const send = async (method: string, path: string, body?: unknown, shape?: unknown) => {
  const response = await fetchAnswer(method, path, body);
  const answer = response.status === 204 ? undefined : await response.json();
  if (shape && !hasShape(answer, shape)) throw new TypeError(`${path} answered with something other than JSON`);
  return answer;
};

const fetchAnswer = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const init = { method, credentials: 'include', ...(body === undefined ? {} : jsonBody(body)) } as const;
  const response = await fetch(`/api${path}`, init).catch((cause) => Promise.reject(new UnreachableError(cause)));
  if (method === 'GET') noteCachedAt(path, response.headers.get(CACHED_AT_HEADER));
  if (!response.ok) throw new ApiError(response.status, (await response.text().catch(() => '')) || response.statusText);
  return response;
};

const jsonBody = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
