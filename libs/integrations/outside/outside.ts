import type { FailureReason } from '#libs/contracts';

/** What others have put on the web. Its addresses come from others too, so whoever fetches must not be led to where only we get. */
export abstract class Outside {
  /**
   * What stands at an http(s) address, redirects followed.
   * @throws OutsideFailure when it cannot be had, may not be reached, is too much or takes too long
   */
  abstract fetch(address: string, bounds: Bounds): Promise<Fetched>;

  /**
   * Hands something in at an http(s) address, and answers the status; no redirect is followed, what else is said is not read.
   * @throws OutsideFailure when it may not be reached, does not answer or takes too long
   */
  abstract post(address: string, handed: Handed, withinMs: number): Promise<{ status: number }>;
}

export type Handed = Readonly<{ headers: Readonly<Record<string, string>>; body: Buffer | string | null }>;

/** By what its publisher tells one version of a text from another, in the publisher's own words. */
export type Validators = Readonly<{ etag?: string; lastModified?: string }>;

/**
 * `mostBytes` also holds for what is unpacked. Of what is `known` nothing is sent again. Hangs up when `stopped` says so. `userAgent`
 * is for those who want to know more of who asks.
 */
export type Bounds = Readonly<{
  mostBytes: number;
  withinMs: number;
  known?: Validators;
  stopped?: AbortSignal;
  userAgent?: string;
}>;

/** `type` is the content type as it was said, '' for none. What is unchanged since it was `known` comes without bytes. */
export type Fetched = Validators &
  Readonly<{
    type: string;
    bytes: Buffer;
    isUnchanged?: boolean;
    /** How long its publisher asks to be left alone; a day at most. */
    retryAfterSeconds?: number;
  }>;

type About = ErrorOptions & { reason?: FailureReason; status?: number; retryAfterSeconds?: number };

export class OutsideFailure extends Error {
  override name = 'HttpFailure';

  constructor(message: string, { reason = 'failed', status, retryAfterSeconds, ...options }: About = {}) {
    super(message, options);
    this.reason = reason;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  readonly reason: FailureReason;
  /** What a server answered, where that is the reason. */
  readonly status: number | undefined;

  /** How long whoever refuses asks to be left alone; a day at most. */
  readonly retryAfterSeconds: number | undefined;
}
