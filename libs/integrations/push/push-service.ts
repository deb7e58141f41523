export abstract class PushService {
  /** The key that a browser subscribes with, base64url. */
  abstract publicKey(): Promise<string>;

  /** Encrypts the text for that browser, shown within `withinSeconds`. The same `id` replaces a message. Throws `PushFailure`. */
  abstract send(address: PushSubscriptionAddress, message: PushMessage): Promise<void>;
}

/** The result of `PushSubscription.toJSON()` in the browser. */
export type PushSubscriptionAddress = Readonly<{ endpoint: string; keys: Readonly<{ p256dh: string; auth: string }> }>;

export type PushMessage = Readonly<{ id: string; text: string; withinSeconds: number }>;

/** `isGone`: the browser has no subscription any more. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure';

  constructor(
    reason: string,
    readonly isGone: boolean,
  ) {
    super(reason);
  }
}
