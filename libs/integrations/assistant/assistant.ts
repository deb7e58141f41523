import type { ChatTurn } from '#libs/contracts';

/** A language model outside this server: Claude, if the operator has an account there. */
export abstract class Assistant {
  /** Fills in `form` from `text`; the caller checks the result. Throws AssistantFailure as soon as no answer can be expected, or if none is configured. */
  abstract fill(form: AssistantForm, text: string, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>>;

  /**
   * Yields a text piece by piece; the caller checks it. Throws AssistantFailure like `fill`, and after the pieces of an answer
   * that broke off; AssistantRefusal when the model declines. Ends without an error after `signal` aborts. A caller that stops
   * reading ends the request.
   */
  abstract write(task: WritingTask): AsyncIterable<string>;
}

export type AssistantForm = Readonly<{
  name: string;
  task: string;
  properties: Readonly<Record<string, object>>;
}>;

export type WritingTask = Readonly<{
  /** The instruction for the model. The provider caches it between requests, so keep it the same for all residents. */
  system: string;
  /** The last turn is the user's. */
  turns: readonly ChatTurn[];
  /** A PDF that belongs to the last turn. */
  document?: Uint8Array;
  /** A longer answer counts as broken off. */
  maxTokens?: number;
  signal?: AbortSignal;
}>;

/** The message is safe to log: it contains neither the text nor a key. */
export class AssistantFailure extends Error {
  override readonly name: string = 'AssistantFailure';
}

/** The model declined: asking again does not help. */
export class AssistantRefusal extends AssistantFailure {
  override readonly name = 'AssistantRefusal';
}
