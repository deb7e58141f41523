/** Where letters are handed in. */
export abstract class Mail {
  /** Handed in again under its `id`, it is the same letter. Throws `MailFailure`. */
  abstract send(letter: Letter): Promise<void>;
}

export type Letter = Readonly<{ id: string; to: string; subject: string; text: string }>;

/** The letter was not taken. Its message names neither whom it was for nor what it says: operators read it, and logs keep it. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
}
