import { almanac } from './almanac';
import { asking } from './asking';

const { argv, env, stdin, stdout, stderr } = process;

// Whoever reads the answer may have read enough, as `head` has.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const progress = stderr.isTTY ? stderr : { line: console.error };

const isSomebodyThere = stdin.isTTY && stderr.isTTY;
// The answer may be piped on meanwhile: so it is not there that is asked.
const ask = isSomebodyThere && { ask: asking(stdin, stderr) };
const output = { say: console.log, complain: console.error, progress, ...ask };

almanac(argv.slice(2), env, output).then((code) => {
  process.exitCode = code;
});
