import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Letter, Mail } from './mail';
import { written } from './written';

/** Puts each letter into a folder, as a file that mail programs open: nothing leaves this machine. */
export class OutboxMail extends Mail {
  readonly isPosted = false;

  /** `onWritten` is told the name of the file. */
  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly onWritten: (file: string) => void = () => {},
  ) {
    super();
  }

  async send(letter: Letter) {
    const message = await this.composed(letter);
    const file = join(this.folder, `${letter.id}.eml`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Whoever looks into the folder finds whole letters only.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.onWritten(file);
  }

  override async forget(to: string) {
    const names = await readdir(this.folder).catch(() => []);
    const whose = toIn(await this.composed({ id: '', to, subject: '', text: '' }));
    const told = await Promise.all(names.map(async (name) => [name, toIn(await readFile(join(this.folder, name)))] as const));
    const theirs = told.filter(([, one]) => one === whose);
    for (const [name] of theirs) await rm(join(this.folder, name), { force: true });
    return theirs.length;
  }

  private async composed(letter: Letter): Promise<Buffer> {
    return (await createTransport(COMPOSING).sendMail(written(letter, this.from))).message as Buffer;
  }
}

const COMPOSING = { streamTransport: true, buffer: true, newline: 'unix' } as const;

/** Whom a letter is to, as its head says it, over however many lines. */
const toIn = (message: Buffer): string | undefined => {
  const [head] = message.toString('utf8').split('\n\n');
  const [, to] = /^To:(.*(?:\n[ \t].*)*)/m.exec(head!) ?? [];
  return to?.trim().toLowerCase();
};
