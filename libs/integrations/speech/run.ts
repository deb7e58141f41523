import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { SpeechFailure } from './speech';

export type Bounds = Readonly<{ withinMs: number; mostBytes: number }>;

type Run = Readonly<{
  words: readonly string[];
  /** Written to its stdin. */
  text: string;
  bounds: Bounds;
  /** What it writes beside stdout. */
  file?: string | undefined;
  stopped?: AbortSignal | undefined;
}>;

/**
 * What a program writes to stdout until it ends well. No shell is in between, and it knows nothing of our secrets. One that takes
 * too long, writes too much or is no longer wanted is killed, with all that it began. Throws `SpeechFailure`.
 */
export const run = ({ words: [program = '', ...words], text, bounds, file, stopped }: Run): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (stopped?.aborted) throw new SpeechFailure(STOPPED);
    const child = begun(program, words);
    const pieces: Buffer[] = [];
    let [length, failure] = [0, ''];
    const end = (sentence: string) => {
      failure ||= sentence;
      killAll(child.pid);
    };
    const stop = () => end(STOPPED);
    const deadline = setTimeout(() => end('The voice did not end in time.'), bounds.withinMs);
    const watching = setInterval(() => file && sizeOf(file) > bounds.mostBytes && end(TOO_MUCH), LOOK_AGAIN_MS);
    const over = (sentence?: string) => {
      clearTimeout(deadline);
      clearInterval(watching);
      stopped?.removeEventListener('abort', stop);
      if (sentence === undefined) resolve(Buffer.concat(pieces));
      else reject(new SpeechFailure(sentence));
    };
    stopped?.addEventListener('abort', stop);
    child.on('error', () => over(NOT_STARTED));
    // Once it is dead it writes nothing more, whoever holds its stdout.
    child.on('exit', () => failure && over(failure));
    child.on('close', (code, signal) => over(failure || (code === 0 ? undefined : `The voice ended with ${code ?? signal}.`)));
    child.stdout.on('data', (piece: Buffer) => {
      if (failure) return;
      pieces.push(piece);
      length += piece.length;
      if (length > bounds.mostBytes) end(TOO_MUCH);
    });
    // One that ends without reading all of it tells by its code whether that was meant.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });

const begun = (program: string, words: readonly string[]) => {
  try {
    return spawn(program, words, { stdio: ['pipe', 'pipe', 'ignore'], detached: true, env: environment() });
  } catch {
    throw new SpeechFailure(NOT_STARTED);
  }
};

const environment = () =>
  Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

const KNOWN = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR'];

/** It leads a group of its own, so that whatever it began goes with it. */
const killAll = (leader: number | undefined) => {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const LOOK_AGAIN_MS = 100;

export const TOO_MUCH = 'The voice wrote too much.';
const NOT_STARTED = 'The voice could not be started.';
const STOPPED = 'The voice was stopped.';
