import { mapStackTraces } from '#libs/stack-traces';
import { createPrompt } from './prompt';
import { runAlmanac } from './run-almanac';

const { argv, env, stdin, stdout, stderr } = process;

// A reader such as `head` may close the pipe early.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const progress = stderr.isTTY ? stderr : { line: console.error };

const isInteractive = stdin.isTTY && stderr.isTTY;
// Questions go to the error output, because standard output may be piped.
const ask = isInteractive && { ask: createPrompt(stdin, stderr) };
const output = { say: console.log, complain: console.error, progress, ...ask };

mapStackTraces();
runAlmanac(argv.slice(2), env, output).then((code) => {
  process.exitCode = code;
});
