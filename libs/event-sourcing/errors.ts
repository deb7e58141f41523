/** A business rule refused the command. The API answers 409 with the sentence, and nothing was recorded. */
export class Rejected extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export class RevisionConflict extends Error {
  constructor(stream: string) {
    super(`${stream} has moved on`);
  }
}

export class NotBuilt extends Error {
  constructor(model: string) {
    super(`${model} is being built`);
  }
}

/** The read models have not processed the whole log, so that acting on them would be wrong. */
export class NotCaughtUp extends Error {
  constructor(remedy = 'Try again when they have.') {
    super(`The read models have not caught up with the log. ${remedy}`);
  }
}

/** Some stores answer an empty append whatever revision is expected, so it is refused everywhere. */
export class NothingToAppend extends Error {
  constructor(stream: string) {
    super(`There is nothing to append to ${stream}`);
  }
}

/** An append is limited to 1 MiB in every store. */
export class AppendTooLarge extends Error {
  constructor(bytes: number) {
    super(`An append of ${bytes} bytes is over the limit of ${MAX_APPEND_BYTES}`);
  }
}

export const MAX_APPEND_BYTES = 1024 * 1024;

/** A store refuses a document for its content, and would again. */
export class DocumentRefused extends Error {
  /** `reason` is for operators and contains nothing of the document. `most` is the size limit in bytes, if that is the reason. */
  constructor(
    readonly build: string,
    readonly key: string,
    readonly reason: string,
    readonly most?: number,
  ) {
    super(`The document ${key} cannot be stored: ${reason}`);
  }
}

/** Measured as JSON, in every store. */
export const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;

export const tooLargeReason = (text: string, most: number): string | undefined => {
  const bytes = Buffer.byteLength(text);
  return bytes > most ? `it has ${bytes} bytes, but the limit is ${most}` : undefined;
};

/** A store fails and may recover: the operation was not done, or its outcome is unknown. The store's watch reports it once. */
export class StoreUnavailable extends Error {
  constructor(
    readonly store: string,
    cause: unknown,
    sentence = `${store} does not answer`,
  ) {
    super(sentence, { cause });
  }
}

/** The store works, but has too many requests at once. */
export class StoreBusy extends StoreUnavailable {
  constructor(store: string, cause: unknown) {
    super(store, cause, `${store} has too many requests at once`);
  }
}

/** True for errors that end without anybody acting: a store comes back, a read model is built or catches up. */
export const isTransient = (error: unknown) =>
  error instanceof StoreUnavailable || error instanceof NotBuilt || error instanceof NotCaughtUp;

/** For work that can be left undone while a store is unavailable. Rethrows other errors. */
export const ignoreUnavailable = (error: unknown) => {
  if (!(error instanceof StoreUnavailable)) throw error;
};
