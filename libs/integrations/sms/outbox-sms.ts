import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Sms, type TextMessage } from './sms';

/** Puts each message into a folder, one file for each: nothing leaves this machine, and nobody can answer. */
export class OutboxSms extends Sms {
  readonly hearsAnswers = false;

  /** `onWritten` is told the name of the file. */
  constructor(
    private readonly folder: string,
    private readonly onWritten: (file: string) => void = () => {},
  ) {
    super();
  }

  async send({ id, to, text }: TextMessage) {
    const file = join(this.folder, `${id}.txt`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Whoever looks into the folder finds whole messages only.
    await writeFile(`${file}.part`, `To: +${to}\n\n${text}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.onWritten(file);
  }
}
