import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Letter, Mail } from './mail';
import { written } from './written';

/** Puts each letter into a folder, as a file that mail programs open: nothing leaves this machine. */
export class OutboxMail extends Mail {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  /** `onWritten` is told the name of the file. */
  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly onWritten: (file: string) => void = () => {},
  ) {
    super();
  }

  async send(letter: Letter) {
    const { message } = await this.transport.sendMail(written(letter, this.from));
    const file = join(this.folder, `${letter.id}.eml`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Whoever looks into the folder finds whole letters only.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.onWritten(file);
  }
}
