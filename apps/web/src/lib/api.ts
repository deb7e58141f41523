/** An answer that is not a success. The message is '{status}: {body}', or the status text where there is no body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
  }
}

/** Paths begin behind '/api'. Throws `ApiError`. */
export const api = {
  get: <T>(path: string): Promise<T> => send('GET', path),
  post: <T>(path: string, body: unknown): Promise<T> => send('POST', path, body),
  delete: <T>(path: string, body?: unknown): Promise<T> => send('DELETE', path, body),
};

const send = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`/api${path}`, { method, credentials: 'include', ...(body === undefined ? {} : json(body)) });
  if (!response.ok) throw new ApiError(response.status, (await response.text().catch(() => '')) || response.statusText);
  return response.status === 204 ? undefined : response.json();
};

const json = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
