import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { almanac } from './almanac';
import { printable } from './printable';

const { argv, env, stdin, stdout, stderr } = process;

// Whoever reads the answer may have read enough, as `head` has.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const progress = stderr.isTTY ? stderr : { line: console.error };

// The answer may be piped on meanwhile.
const ask = async (question: string) => {
  const reader = createInterface({ input: stdin, output: stderr });
  try {
    return await reader.question(printable(question));
  } finally {
    reader.close();
  }
};

const isSomebodyThere = stdin.isTTY && stderr.isTTY;
const output = { say: console.log, complain: console.error, progress, ...(isSomebodyThere && { ask }) };

almanac(argv.slice(2), env, output).then((code) => {
  process.exitCode = code;
});
