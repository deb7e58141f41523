import { createTransport } from 'nodemailer';
import { type Letter, Mail, MailFailure } from './mail';
import { written } from './written';

const PATIENCE_MS = 10_000;

/** Hands letters to a mail server: `smtp://user:password@mail.example:587`, or `smtps://` for TLS from the first byte. */
export class SmtpMail extends Mail {
  readonly isPosted = true;
  private readonly transport: ReturnType<typeof createTransport>;

  constructor(
    url: string,
    private readonly from: string,
    patience = PATIENCE_MS,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
    });
  }

  async send(letter: Letter) {
    try {
      await this.transport.sendMail(written(letter, this.from));
    } catch (error) {
      const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
      throw new MailFailure(
        `The mail server did not take letter ${letter.id}: ${[code, responseCode].filter(Boolean).join(' ')}`,
      );
    }
  }
}
