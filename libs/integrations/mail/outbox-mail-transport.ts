import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { toMailMessage } from './mail-message';
import { type Letter, MailTransport } from './mail-transport';

/** As files that mail programs open. Nothing leaves this server. */
export class OutboxMailTransport extends MailTransport {
  readonly leavesServer = false;

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly onWritten: (file: string) => void = () => {},
  ) {
    super();
  }

  async send(letter: Letter) {
    const message = await this.compose(letter);
    const file = join(this.folder, `${letter.id}.eml`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Written under another name first, so that the folder has only whole letters.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.onWritten(file);
  }

  override async forget(to: string) {
    const names = await readdir(this.folder).catch(() => []);
    const recipient = recipientIn(await this.compose({ id: '', to, subject: '', text: '' }));
    const files = [...new Set(names.map((name) => join(this.folder, name.replace(/\.part$/, ''))))];
    const recipients = await Promise.all(files.map(recipientOf));
    const matching = files.filter((_, nth) => recipients[nth] === recipient);
    // In the order in which the names are given, so that a letter that is being written is deleted too.
    for (const file of matching) for (const name of [`${file}.part`, file]) await rm(name, { force: true });
    return matching.length;
  }

  private async compose(letter: Letter): Promise<Buffer> {
    return (await createTransport(COMPOSING).sendMail(toMailMessage(letter, this.from))).message as Buffer;
  }
}

const COMPOSING = { streamTransport: true, buffer: true, newline: 'unix' } as const;

/** A letter may be renamed or deleted at any moment. */
const recipientOf = async (file: string): Promise<string | undefined> =>
  recipientIn(await readIfExists(`${file}.part`)) ?? recipientIn(await readIfExists(file));

const readIfExists = (file: string): Promise<Buffer> =>
  readFile(file).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return Buffer.alloc(0);
  });

const recipientIn = (message: Buffer): string | undefined => {
  const [head] = message.toString('utf8').split('\n\n');
  const [, to] = /^To:(.*(?:\n[ \t].*)*)/m.exec(head!) ?? [];
  return to?.trim().toLowerCase();
};
