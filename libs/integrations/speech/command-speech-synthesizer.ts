import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Audio, detectAudioKind } from './audio';
import { FILE_PLACEHOLDER, parseCommandLine } from './command-line';
import { NoSpeechSynthesizer } from './no-speech-synthesizer';
import { OUTPUT_TOO_LARGE, type RunLimits, runProgram } from './run-program';
import { SpeechFailure, SpeechSynthesizer } from './speech-synthesizer';
import { decodeWav } from './wav';

const DEFAULT_LIMITS: RunLimits = { timeoutMs: 60_000, maxBytes: 128 * 1024 * 1024 };
const PROBE_TIMEOUT_MS = 5_000;

export class CommandSpeechSynthesizer extends SpeechSynthesizer {
  readonly voice: string;
  private available: Promise<boolean> | undefined;

  /** `folder` is for its files. `probe` succeeds if the program is installed; without it, it counts as installed. */
  constructor(
    private readonly words: readonly string[],
    private readonly folder: string,
    private readonly probe?: readonly string[],
    private readonly limits: RunLimits = DEFAULT_LIMITS,
  ) {
    super();
    this.voice = words.join(' ');
  }

  isAvailable(): Promise<boolean> {
    this.available ??= this.probe ? this.succeeds(this.probe) : Promise.resolve(true);
    return this.available;
  }

  async read(text: string, signal?: AbortSignal): Promise<Audio> {
    const file = this.words.some((word) => word.includes(FILE_PLACEHOLDER))
      ? resolve(this.folder, `${randomUUID()}.speaking`)
      : undefined;
    try {
      if (file) await mkdir(this.folder, { recursive: true });
      const words = file ? this.words.map((word) => word.replaceAll(FILE_PLACEHOLDER, file)) : this.words;
      const output = await runProgram({ words, text, limits: this.limits, file, signal });
      return toAudio(file ? await this.readOutput(file) : output);
    } finally {
      if (file) await rm(file, { force: true });
    }
  }

  private async readOutput(file: string): Promise<Buffer> {
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > this.limits.maxBytes) throw new SpeechFailure(OUTPUT_TOO_LARGE);
    return size === 0 ? Buffer.alloc(0) : readFile(file);
  }

  private succeeds(words: readonly string[]): Promise<boolean> {
    return runProgram({ words, text: '', limits: { ...this.limits, timeoutMs: PROBE_TIMEOUT_MS } }).then(
      () => true,
      () => false,
    );
  }
}

/** Returns the speech of the operator's command line, none for 'none', and espeak-ng (if installed) without a setting. */
export const createSpeechSynthesizer = (command: string | undefined, folder: string): SpeechSynthesizer =>
  command === undefined
    ? createEspeakSynthesizer(folder)
    : command === 'none'
      ? new NoSpeechSynthesizer()
      : new CommandSpeechSynthesizer(parseCommandLine(command)!, folder);

export const createEspeakSynthesizer = (folder: string): SpeechSynthesizer =>
  new CommandSpeechSynthesizer(['espeak-ng', '-v', 'en-us', '-s', '155', '--stdin', '--stdout'], folder, [
    'espeak-ng',
    '--version',
  ]);

const toAudio = (bytes: Buffer): Audio => {
  const kind = detectAudioKind(bytes);
  if (!kind || (kind === 'wav' && decodeWav(bytes)?.samples.length === 0)) throw new SpeechFailure('The voice wrote no audio.');
  return { kind, bytes };
};
