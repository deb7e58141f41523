/** A rule said no. The API answers 409 with the sentence; nothing was recorded. */
export class Rejected extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Someone else wrote to the stream between our read and our append. */
export class RevisionConflict extends Error {
  constructor(stream: string) {
    super(`${stream} has moved on`);
  }
}

/** The read model a question is about is not there yet: it is being built. */
export class NotBuilt extends Error {
  constructor(model: string) {
    super(`${model} is being built`);
  }
}

/** Read models that somebody acts on do not show all of the log yet. */
export class NotCaughtUp extends Error {
  /** `remedy` says to operators what to do. */
  constructor(remedy = 'Try again when they have.') {
    super(`The read models have not caught up with the log. ${remedy}`);
  }
}

/** To append nothing would be answered by some stores, whatever was expected. */
export class NothingToAppend extends Error {
  constructor(stream: string) {
    super(`There is nothing to append to ${stream}`);
  }
}

/** One append carries at most 1 MiB, whatever the store. */
export class AppendTooLarge extends Error {
  constructor(bytes: number) {
    super(`An append of ${bytes} bytes is over the limit of ${MAX_APPEND_BYTES}`);
  }
}

export const MAX_APPEND_BYTES = 1024 * 1024;

/** A document that a store cannot keep for what is in it: asked again, it would refuse it again. */
export class DocumentRefused extends Error {
  /** `reason` is for operators, and says nothing that stands in the document. `most`: of one that is too large, the bytes that would be kept. */
  constructor(
    readonly build: string,
    readonly key: string,
    readonly reason: string,
    readonly most?: number,
  ) {
    super(`The document ${key} cannot be kept: ${reason}`);
  }
}

/** As JSON, whatever the store. */
export const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;

/** Why a document is not kept whose text this is, where at most so many bytes are; undefined where it is. */
export const tooLarge = (text: string, most: number): string | undefined => {
  const bytes = Buffer.byteLength(text);
  return bytes > most ? `it has ${bytes} bytes, and at most ${most} are kept` : undefined;
};

/**
 * A store does not do what it is asked, and may again in a moment. What was asked is not done, or not known to be done. Operators
 * hear of it from who watches over the store: not once for each who asked.
 */
export class StoreUnavailable extends Error {
  /** `sentence` says to operators what is wrong. */
  constructor(
    readonly store: string,
    cause: unknown,
    sentence = `${store} does not answer`,
  ) {
    super(sentence, { cause });
  }
}

/** So many ask a store at once that some have to come again. It is there. */
export class StoreBusy extends StoreUnavailable {
  constructor(store: string, cause: unknown) {
    super(store, cause, `${store} is asked too much at once`);
  }
}

/** What nobody has to mend who meets it: a store comes back, a read model is built or catches up. */
export const passesByItself = (error: unknown) =>
  error instanceof StoreUnavailable || error instanceof NotBuilt || error instanceof NotCaughtUp;

/** For what can be left undone until a store answers again. Throws every other error. */
export const unlessUnavailable = (error: unknown) => {
  if (!(error instanceof StoreUnavailable)) throw error;
};
