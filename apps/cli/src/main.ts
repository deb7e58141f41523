import 'reflect-metadata';
import { almanac } from './almanac';

const { argv, env, stdout, stderr } = process;

// Whoever reads the answer may have read enough, as `head` has.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const progress = stderr.isTTY ? stderr : { line: console.error };

almanac(argv.slice(2), env, { say: console.log, complain: console.error, progress }).then((code) => {
  process.exitCode = code;
});
