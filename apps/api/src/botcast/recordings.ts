import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIO_TYPES, type Audio, type AudioKind } from '#libs/integrations';

/** More than the current one: a listener of an older one can finish. */
const MAX_RECORDINGS = 4;
/** An older draft belongs to a process that was killed. */
const MAX_DRAFT_AGE_MS = 60 * 60 * 1000;

/** A name has digests of text, voice and bytes, and files appear atomically: processes may share the folder. */
export class Recordings {
  constructor(private readonly folder: string) {}

  async find(version: string): Promise<string | undefined> {
    return (await this.names()).filter((name) => name.startsWith(`${version}-`)).sort()[0];
  }

  async save(version: string, { kind, bytes }: Audio): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const name = `${version}-${digest(bytes)}.${kind}`;
    const draft = join(this.folder, `${randomUUID()}.draft`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.folder, name));
    } finally {
      await rm(draft, { force: true });
    }
    await this.removeOld(name);
    return name;
  }

  /** The caller closes the file. It stays readable if it is deleted meanwhile. */
  async open(name: string): Promise<FileHandle | undefined> {
    return NAME_PATTERN.test(name) ? open(join(this.folder, name)).catch(unlessMissing) : undefined;
  }

  private async names(): Promise<string[]> {
    return ((await readdir(this.folder).catch(unlessMissing)) ?? []).filter((name) => NAME_PATTERN.test(name));
  }

  private async removeOld(newest: string) {
    const all = await Promise.all((await readdir(this.folder)).map((name) => this.withModifiedTime(name)));
    const [recordings, others] = [
      all.filter(({ name }) => NAME_PATTERN.test(name)),
      all.filter(({ name }) => !NAME_PATTERN.test(name)),
    ];
    const old = recordings
      .filter(({ name }) => name !== newest)
      .sort((a, b) => b.since - a.since)
      .slice(MAX_RECORDINGS - 1);
    const abandoned = others.filter(({ since }) => since < Date.now() - MAX_DRAFT_AGE_MS);
    await Promise.all([...old, ...abandoned].map(({ name }) => rm(join(this.folder, name), { force: true })));
  }

  private async withModifiedTime(name: string) {
    return { name, since: (await stat(join(this.folder, name)).catch(unlessMissing))?.mtimeMs ?? 0 };
  }
}

export const versionOf = (text: string, voice: string): string => digest(JSON.stringify([voice, text]));

export const audioTypeOf = (name: string): string => AUDIO_TYPES[name.slice(name.lastIndexOf('.') + 1) as AudioKind];

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const NAME_PATTERN = new RegExp(`^[0-9a-f]{16}-[0-9a-f]{16}\\.(${Object.keys(AUDIO_TYPES).join('|')})$`);

const unlessMissing = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
};
