/** Somebody beyond this server who understands words: Claude, where an operator has an account there. */
export abstract class Assistant {
  /**
   * What `form` says of `text`, as its schema has it, or nearly so: whoever asks checks what comes.
   * Throws AssistantFailure when there is nobody to ask, and as soon as no answer is to be expected.
   */
  abstract fill(form: Form, text: string): Promise<Readonly<Record<string, unknown>>>;
}

export type Form = Readonly<{
  name: string;
  /** What is to be done with the text, and all that must be known for it. */
  task: string;
  /** JSON Schema of an object. */
  properties: Readonly<Record<string, object>>;
}>;

/** Its message may stand in a log: it has nothing of the text and no key. */
export class AssistantFailure extends Error {
  override readonly name = 'AssistantFailure';
}
