import type { FailureReason } from '#libs/contracts';

/** The HTTP client for outside services. Addresses come from outside too, so requests must not be led to internal hosts. */
export abstract class HttpClient {
  /** Follows redirects. @throws HttpFailure when it cannot be fetched, must not be reached, is too large or takes too long */
  abstract fetch(address: string, options: FetchOptions): Promise<FetchResponse>;

  /** Follows no redirect, ignores the body. @throws HttpFailure when it must not be reached, does not answer or takes too long */
  abstract post(address: string, request: PostRequest, timeoutMs: number): Promise<{ status: number }>;
}

export type PostRequest = Readonly<{ headers: Readonly<Record<string, string>>; body: Buffer | string | null }>;

export type CacheValidators = Readonly<{ etag?: string; lastModified?: string }>;

/** `maxBytes` also limits the decompressed size. With `validators`, an unchanged resource is not sent again. */
export type FetchOptions = Readonly<{
  maxBytes: number;
  timeoutMs: number;
  validators?: CacheValidators;
  signal?: AbortSignal;
  userAgent?: string;
}>;

/** `type` is the content type as sent, '' for none. An unchanged resource has no bytes. */
export type FetchResponse = CacheValidators &
  Readonly<{
    type: string;
    bytes: Buffer;
    isUnchanged?: boolean;
    retryAfterSeconds?: number;
  }>;

type FailureDetails = ErrorOptions & { reason?: FailureReason; status?: number; retryAfterSeconds?: number };

/** `message` is a predicate of the service that was asked, without its address: 'answers 503'. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';

  constructor(message: string, { reason = 'failed', status, retryAfterSeconds, ...options }: FailureDetails = {}) {
    super(message, options);
    this.reason = reason;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  readonly reason: FailureReason;
  readonly status: number | undefined;

  /** From Retry-After; a day at most. */
  readonly retryAfterSeconds: number | undefined;
}
