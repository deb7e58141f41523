import { spawn } from 'node:child_process';

/**
 * `guard.mjs COMMAND [WORD…]` runs the command in the process group that this program leads. Ends with the command, and kills the
 * whole group when its standard input ends, which happens when the parent process is killed.
 */
const [command, ...words] = process.argv.slice(2);
const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  console.error(`It ended with ${signal ?? code}.`);
  process.exit(1);
});
process.stdin.resume().on('end', () => process.kill(-process.pid, 'SIGKILL'));
