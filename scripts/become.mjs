import { spawn } from 'node:child_process';

/** Runs a program in this process's place: its output, its signals, its exit code. */
export const become = (command, args, environment = process.env) => {
  const child = spawn(command, args, { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};
