import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { SpeechFailure } from './speech-synthesizer';

export type RunLimits = Readonly<{ timeoutMs: number; maxBytes: number }>;

type ProgramRun = Readonly<{
  words: readonly string[];
  text: string;
  limits: RunLimits;
  file?: string | undefined;
  signal?: AbortSignal | undefined;
}>;

/** Without shell and Almanac's secrets. Kills it and its children beyond its limits or when unwanted. Throws `SpeechFailure`. */
export const runProgram = ({ words: [program = '', ...words], text, limits, file, signal }: ProgramRun): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) throw new SpeechFailure(STOPPED);
    const child = startProgram(program, words);
    const pieces: Buffer[] = [];
    let [length, failure] = [0, ''];
    const end = (message: string) => {
      failure ||= message;
      killGroup(child.pid);
    };
    const stop = () => end(STOPPED);
    const deadline = setTimeout(() => end('The voice did not end in time.'), limits.timeoutMs);
    const watching = setInterval(() => file && sizeOf(file) > limits.maxBytes && end(OUTPUT_TOO_LARGE), SIZE_CHECK_MS);
    const settle = (message?: string) => {
      clearTimeout(deadline);
      clearInterval(watching);
      signal?.removeEventListener('abort', stop);
      if (message === undefined) resolve(Buffer.concat(pieces));
      else reject(new SpeechFailure(message));
    };
    signal?.addEventListener('abort', stop);
    child.on('error', () => settle(NOT_STARTED));
    // Another process may keep stdout open after the program has ended.
    child.on('exit', () => failure && settle(failure));
    child.on('close', (code, signal) => settle(failure || (code === 0 ? undefined : `The voice ended with ${code ?? signal}.`)));
    child.stdout.on('data', (piece: Buffer) => {
      if (failure) return;
      pieces.push(piece);
      length += piece.length;
      if (length > limits.maxBytes) end(OUTPUT_TOO_LARGE);
    });
    // If the program ends without reading all input, its exit code decides.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });

const startProgram = (program: string, words: readonly string[]) => {
  try {
    return spawn(program, words, { stdio: ['pipe', 'pipe', 'ignore'], detached: true, env: createEnvironment() });
  } catch {
    throw new SpeechFailure(NOT_STARTED);
  }
};

const createEnvironment = () =>
  Object.fromEntries(PASSED_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

const PASSED_VARIABLES = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR'];

/** The program leads its own process group, so its children are killed too. */
const killGroup = (leader: number | undefined) => {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has already ended.
  }
};

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const SIZE_CHECK_MS = 100;

export const OUTPUT_TOO_LARGE = 'The voice wrote too much.';
const NOT_STARTED = 'The voice could not be started.';
const STOPPED = 'The voice was stopped.';
