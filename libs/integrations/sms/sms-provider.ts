export abstract class SmsProvider {
  /** Whether recipients can reply. If so, they are asked for consent before any other message. */
  abstract readonly canReceiveReplies: boolean;

  /** Throws `SmsFailure`. */
  abstract send(message: TextMessage): Promise<void>;

  /** Returns how many were deleted; messages that were sent are out of reach. */
  async forget(_to: string): Promise<number> {
    return 0;
  }
}

/** `to` has the country code, without a plus. The same `id` is the same message, if the provider supports that. */
export type TextMessage = Readonly<{ id: string; to: string; text: string }>;

/** The message was not accepted; with `isUnclear` it may have been. The error contains neither number nor content. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure';

  constructor(
    reason: string,
    readonly isUnclear: boolean,
  ) {
    super(reason);
  }
}
