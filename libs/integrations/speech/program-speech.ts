import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Audio, audioKind } from './audio';
import { commandWords, FILE } from './command-line';
import { NoSpeech } from './no-speech';
import { type Bounds, run, TOO_MUCH } from './run';
import { Speech, SpeechFailure } from './speech';
import { soundOf } from './wav';

const BOUNDS: Bounds = { withinMs: 60_000, mostBytes: 128 * 1024 * 1024 };
/** For being asked whether it is there. */
const PATIENCE_MS = 5_000;

/** A voice is a program: it reads a text on stdin, and writes audio to stdout or to the file that `{file}` stands for. */
export class ProgramSpeech extends Speech {
  readonly voice: string;
  private there: Promise<boolean> | undefined;

  /** `folder` is where it may write. `asked` is how it is asked once whether it is there; without it, it is taken to be. */
  constructor(
    private readonly words: readonly string[],
    private readonly folder: string,
    private readonly asked?: readonly string[],
    private readonly bounds: Bounds = BOUNDS,
  ) {
    super();
    this.voice = words.join(' ');
  }

  isThere(): Promise<boolean> {
    this.there ??= this.asked ? this.ends(this.asked) : Promise.resolve(true);
    return this.there;
  }

  async read(text: string, stopped?: AbortSignal): Promise<Audio> {
    const file = this.words.some((word) => word.includes(FILE)) ? resolve(this.folder, `${randomUUID()}.speaking`) : undefined;
    try {
      if (file) await mkdir(this.folder, { recursive: true });
      const words = file ? this.words.map((word) => word.replaceAll(FILE, file)) : this.words;
      const written = await run({ words, text, bounds: this.bounds, file, stopped });
      return heard(file ? await this.written(file) : written);
    } finally {
      if (file) await rm(file, { force: true });
    }
  }

  private async written(file: string): Promise<Buffer> {
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > this.bounds.mostBytes) throw new SpeechFailure(TOO_MUCH);
    return size === 0 ? Buffer.alloc(0) : readFile(file);
  }

  private ends(words: readonly string[]): Promise<boolean> {
    return run({ words, text: '', bounds: { ...this.bounds, withinMs: PATIENCE_MS } }).then(
      () => true,
      () => false,
    );
  }
}

/** Whom an operator names by a command line, or nobody by 'none'; espeak-ng where nothing is said and it is installed. */
export const speechBy = (command: string | undefined, folder: string): Speech =>
  command === undefined
    ? espeak(folder)
    : command === 'none'
      ? new NoSpeech()
      : new ProgramSpeech(commandWords(command)!, folder);

/** In US English, a little slower than it speaks by itself. */
export const espeak = (folder: string): Speech =>
  new ProgramSpeech(['espeak-ng', '-v', 'en-us', '-s', '155', '--stdin', '--stdout'], folder, ['espeak-ng', '--version']);

const heard = (bytes: Buffer): Audio => {
  const kind = audioKind(bytes);
  if (!kind || (kind === 'wav' && soundOf(bytes)?.samples.length === 0)) throw new SpeechFailure('The voice wrote no audio.');
  return { kind, bytes };
};
