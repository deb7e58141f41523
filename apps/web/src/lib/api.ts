import type { Failure } from '#libs/contracts';
import { ageOf, noteAge } from './kept-answers';
import { KEPT_AT } from './kept-header';
import { fits, type Shape } from './shape';

/** An answer that is not a success. The message is '{status}: {body}', or the status text where there is no body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
  }

  /** What the server says about it to people; undefined where it was not our server that spoke, or it said nothing. */
  get sentence(): string | undefined {
    try {
      const { message } = JSON.parse(this.body) as Partial<Failure>;
      return typeof message === 'string' ? message : undefined;
    } catch {
      return undefined;
    }
  }
}

/** What the server says of a failure to people, or something else where it says nothing. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.sentence) || otherwise;

/** Nobody answered. */
export class Unreachable extends TypeError {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'Unreachable';
  }
}

/** Paths begin behind '/api'. Throws `ApiError`, `Unreachable`, and `TypeError` for an answer of another shape than asked for. */
export const api = {
  /** Without a network it may be what was answered before. */
  get: <T>(path: string, shape?: Shape<T>): Promise<T> => send('GET', path, undefined, shape),
  /** What is so now, for those who change it; what was answered before is no answer. */
  now: async <T>(path: string, shape?: Shape<T>): Promise<T> => {
    const answer = await send('GET', path, undefined, shape);
    if (ageOf(path) !== undefined) throw new Unreachable(`${path} was answered from what is kept`);
    return answer;
  },
  /** What is no JSON. */
  file: async (path: string): Promise<Blob> => (await answerTo('GET', path)).blob(),
  post: <T>(path: string, body: unknown, shape?: Shape<T>): Promise<T> => send('POST', path, body, shape),
  put: <T>(path: string, body: unknown): Promise<T> => send('PUT', path, body),
  delete: <T>(path: string, body?: unknown): Promise<T> => send('DELETE', path, body),
};

const send = async (method: string, path: string, body?: unknown, shape?: unknown) => {
  const response = await answerTo(method, path, body);
  const answer = response.status === 204 ? undefined : await response.json();
  if (shape && !fits(answer, shape)) throw new TypeError(`${path} answered something else`);
  return answer;
};

const answerTo = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const init = { method, credentials: 'include', ...(body === undefined ? {} : json(body)) } as const;
  const response = await fetch(`/api${path}`, init).catch((cause) => Promise.reject(new Unreachable(cause)));
  if (method === 'GET') noteAge(path, response.headers.get(KEPT_AT));
  if (!response.ok) throw new ApiError(response.status, (await response.text().catch(() => '')) || response.statusText);
  return response;
};

const json = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
