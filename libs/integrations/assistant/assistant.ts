import type { ChatTurn } from '#libs/contracts';

/** Somebody beyond this server who understands words: Claude, where an operator has an account there. */
export abstract class Assistant {
  /**
   * What `form` says of `text`, as its schema has it, or nearly so: whoever asks checks what comes.
   * Throws AssistantFailure when there is nobody to ask, and as soon as no answer is to be expected.
   */
  abstract fill(form: Form, text: string): Promise<Readonly<Record<string, unknown>>>;

  /**
   * A text, piece by piece as it is written; whoever asks checks what comes. Throws AssistantFailure when there is nobody to ask,
   * as soon as no answer is to be expected, and after the pieces of one that broke off; AssistantRefusal when it will not.
   * Nothing more comes, and nothing is thrown, once `stopped`. Who stops reading hangs up.
   */
  abstract write(task: WritingTask): AsyncIterable<string>;
}

export type Form = Readonly<{
  name: string;
  /** What is to be done with the text, and all that must be known for it. */
  task: string;
  /** JSON Schema of an object. */
  properties: Readonly<Record<string, object>>;
}>;

export type WritingTask = Readonly<{
  /** What is to be done. Whoever is asked keeps it from one time to the next, so it should be the same for everybody. */
  system: string;
  /** What was said so far, the last of it by the user. */
  turns: readonly ChatTurn[];
  /** A PDF that the last of it is about. */
  document?: Uint8Array;
  /** A longer text is one that broke off. */
  mostTokens?: number;
  stopped?: AbortSignal;
}>;

/** Its message may stand in a log: it has nothing of the text and no key. */
export class AssistantFailure extends Error {
  override readonly name: string = 'AssistantFailure';
}

/** It will not write that: no use asking the same again. */
export class AssistantRefusal extends AssistantFailure {
  override readonly name = 'AssistantRefusal';
}
