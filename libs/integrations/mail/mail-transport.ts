export abstract class MailTransport {
  /** Whether letters leave this server for the recipient's mailbox, so that a code in one proves who owns the address. */
  abstract readonly leavesServer: boolean;

  /** Sending again with the same `id` counts as the same letter. Throws `MailFailure`. */
  abstract send(letter: Letter): Promise<void>;

  /** Returns how many were deleted; letters that were sent are out of reach. */
  async forget(_to: string): Promise<number> {
    return 0;
  }
}

export type Letter = Readonly<{ id: string; to: string; subject: string; text: string }>;

/** The letter was not accepted. The message contains neither recipient nor content, because operators and logs see it. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
}
