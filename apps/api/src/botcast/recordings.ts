import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIO_TYPES, type Audio, type AudioKind } from '#libs/integrations';

/** So many of them stay: whoever listens to the last one goes on. */
const MOST = 4;
/** Whatever else stands there longer was left by a process that was killed. */
const LEFT_MS = 60 * 60 * 1000;

/**
 * What was read aloud, as files of one folder. A name says what was read, by a digest of text and voice, and which bytes it is,
 * so nothing ever changes under it. Several processes may share the folder: a file is there as a whole or not at all.
 */
export class Recordings {
  constructor(private readonly folder: string) {}

  /** The name of what was kept as `version`. */
  async find(version: string): Promise<string | undefined> {
    return (await this.names()).filter((name) => name.startsWith(`${version}-`)).sort()[0];
  }

  /** Answers its name, and lets go of the oldest. */
  async keep(version: string, { kind, bytes }: Audio): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const name = `${version}-${digest(bytes)}.${kind}`;
    const draft = join(this.folder, `${randomUUID()}.draft`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.folder, name));
    } finally {
      await rm(draft, { force: true });
    }
    await this.tidy(name);
    return name;
  }

  /** Whoever takes it closes it. It can be read to its end even when it is let go of meanwhile. */
  async open(name: string): Promise<FileHandle | undefined> {
    return NAME.test(name) ? open(join(this.folder, name)).catch(unlessMissing) : undefined;
  }

  private async names(): Promise<string[]> {
    return ((await readdir(this.folder).catch(unlessMissing)) ?? []).filter((name) => NAME.test(name));
  }

  private async tidy(newest: string) {
    const all = await Promise.all((await readdir(this.folder)).map((name) => this.aged(name)));
    const [kept, others] = [all.filter(({ name }) => NAME.test(name)), all.filter(({ name }) => !NAME.test(name))];
    const old = kept
      .filter(({ name }) => name !== newest)
      .sort((a, b) => b.since - a.since)
      .slice(MOST - 1);
    const left = others.filter(({ since }) => since < Date.now() - LEFT_MS);
    await Promise.all([...old, ...left].map(({ name }) => rm(join(this.folder, name), { force: true })));
  }

  private async aged(name: string) {
    return { name, since: (await stat(join(this.folder, name)).catch(unlessMissing))?.mtimeMs ?? 0 };
  }
}

/** Of what was read, and by whom. */
export const versionOf = (text: string, voice: string): string => digest(JSON.stringify([voice, text]));

/** 'audio/mpeg', of a name. */
export const typeOf = (name: string): string => AUDIO_TYPES[name.slice(name.lastIndexOf('.') + 1) as AudioKind];

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const NAME = new RegExp(`^[0-9a-f]{16}-[0-9a-f]{16}\\.(${Object.keys(AUDIO_TYPES).join('|')})$`);

const unlessMissing = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
};
