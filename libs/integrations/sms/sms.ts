/** Where text messages are handed in. */
export abstract class Sms {
  /** Whether whoever gets a message can answer it: then they are asked before they are told anything else. */
  abstract readonly hearsAnswers: boolean;

  /** Throws `SmsFailure`. */
  abstract send(message: TextMessage): Promise<void>;

  /** Deletes what is still here of what was sent to a number; answers how many. What has left is with whoever got it. */
  async forget(_to: string): Promise<number> {
    return 0;
  }
}

/** `to` is a number with its country's digits, without a plus. Handed in again under its `id`, it is the same message where the provider can tell. */
export type TextMessage = Readonly<{ id: string; to: string; text: string }>;

/** The message was not taken; or, where it is `unclear`, nobody knows. Its message names neither the number nor what was said. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure';

  constructor(
    reason: string,
    readonly isUnclear: boolean,
  ) {
    super(reason);
  }
}
