import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Sms, SmsFailure, type TextMessage } from './sms';

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
    const file = join(this.folder, `${id}${ENDING}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Whoever looks into the folder finds whole messages only.
      await writeFile(`${file}.part`, `${headFor(to)}${text}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch (error) {
      throw new SmsFailure(`The outbox cannot be written to: ${(error as NodeJS.ErrnoException).code}.`, false);
    }
    this.onWritten(file);
  }

  override async forget(to: string) {
    const files = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith(ENDING));
    const told = await Promise.all(files.map(async (name) => [name, await readFile(join(this.folder, name), 'utf8')] as const));
    const theirs = told.filter(([, text]) => text.startsWith(headFor(to)));
    for (const [name] of theirs) await rm(join(this.folder, name), { force: true });
    return theirs.length;
  }
}

const ENDING = '.txt';

const headFor = (to: string) => `To: +${to}\n\n`;
