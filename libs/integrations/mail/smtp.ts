import { createTransport } from 'nodemailer';
import { toMailMessage } from './mail-message';
import { type Letter, MailFailure, MailTransport } from './mail-transport';

const TIMEOUT_MS = 10_000;

/** Sends letters through a mail server: `smtp://user:password@mail.example:587`, or `smtps://` for TLS from the start. */
export class SmtpMailTransport extends MailTransport {
  readonly leavesServer = true;
  private readonly transport: ReturnType<typeof createTransport>;

  constructor(
    url: string,
    private readonly from: string,
    timeoutMs = TIMEOUT_MS,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    });
  }

  async send(letter: Letter) {
    try {
      await this.transport.sendMail(toMailMessage(letter, this.from));
    } catch (error) {
      const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
      throw new MailFailure(
        `The mail server did not take letter ${letter.id}: ${[code, responseCode].filter(Boolean).join(' ')}`,
      );
    }
  }
}
