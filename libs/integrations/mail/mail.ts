/** Where letters are handed in. */
export abstract class Mail {
  /** Whether letters leave this machine for the mailbox they are to: what one says is known there, and to nobody else. */
  abstract readonly isPosted: boolean;

  /** Handed in again under its `id`, it is the same letter. Throws `MailFailure`. */
  abstract send(letter: Letter): Promise<void>;

  /** Keeps no letter to somebody any longer; answers how many there were. One that was handed on is out of reach. */
  async forget(_to: string): Promise<number> {
    return 0;
  }
}

export type Letter = Readonly<{ id: string; to: string; subject: string; text: string }>;

/** The letter was not taken. Its message names neither whom it was for nor what it says: operators read it, and logs keep it. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
}
