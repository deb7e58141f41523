import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SmsFailure, SmsProvider, type TextMessage } from './sms-provider';

/** Nothing leaves this server, and replies are impossible. */
export class OutboxSmsProvider extends SmsProvider {
  readonly canReceiveReplies = false;

  constructor(
    private readonly folder: string,
    private readonly onWritten: (file: string) => void = () => {},
  ) {
    super();
  }

  async send({ id, to, text }: TextMessage) {
    const file = join(this.folder, `${id}${FILE_ENDING}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Written under another name first, so that the folder has only whole messages.
      await writeFile(`${file}.part`, `${renderHead(to)}${text}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch (error) {
      throw new SmsFailure(`The outbox cannot be written to: ${(error as NodeJS.ErrnoException).code}.`, false);
    }
    this.onWritten(file);
  }

  override async forget(to: string) {
    const files = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith(FILE_ENDING));
    const messages = await Promise.all(
      files.map(async (name) => [name, await readFile(join(this.folder, name), 'utf8')] as const),
    );
    const matches = messages.filter(([, text]) => text.startsWith(renderHead(to)));
    for (const [name] of matches) await rm(join(this.folder, name), { force: true });
    return matches.length;
  }
}

const FILE_ENDING = '.txt';

const renderHead = (to: string) => `To: +${to}\n\n`;
