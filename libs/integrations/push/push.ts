/** Where what is told to a browser is handed in while no page is open. */
export abstract class Push {
  /** What a browser is to be told to listen for, base64url. */
  abstract publicKey(): Promise<string>;

  /**
   * Only that browser can read the text, which is told no later than `withinSeconds` from now. Handed in again under its `id`, it
   * takes the place of the first as long as that waits. Throws `PushFailure`.
   */
  abstract send(address: BrowserAddress, message: PushMessage): Promise<void>;
}

/** As a browser says it: `PushSubscription.toJSON()`. */
export type BrowserAddress = Readonly<{ endpoint: string; keys: Readonly<{ p256dh: string; auth: string }> }>;

export type PushMessage = Readonly<{ id: string; text: string; withinSeconds: number }>;

/** `isGone`: that browser listens no longer. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure';

  constructor(
    reason: string,
    readonly isGone: boolean,
  ) {
    super(reason);
  }
}
