import { spawn } from 'node:child_process';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The program receives the signals of this process. Resolves with its exit code. */
export const attend = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, options);
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => resolve(code ?? 1));
  });

export const become = async (command, args, environment) =>
  process.exit(await attend(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }));
