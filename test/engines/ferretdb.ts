import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, isListening } from './free-port';
import { freeze } from './freeze';

const PROGRAM = join(__dirname, '../../.cache/ferretdb/ferretdb');
const POLL_INTERVAL_MS = 10;
const MAX_OUTPUT_LENGTH = 4_000;

/** `node scripts/ferretdb.mjs` builds it where Go is installed. */
export const hasFerretDb = existsSync(PROGRAM);

/** Can be killed, frozen and started again at the same address. */
export class FerretDb {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async open(): Promise<FerretDb> {
    const server = new FerretDb(mkdtempSync(join(tmpdir(), 'ferretdb-')), await freePort());
    await server.start();
    return server;
  }

  url(database = '') {
    return `mongodb://127.0.0.1:${this.port}/${database}`;
  }

  async start() {
    this.process = spawn(PROGRAM, [`127.0.0.1:${this.port}`, this.folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    this.process.stderr!.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-MAX_OUTPUT_LENGTH);
    });
    while (!(await isListening(this.port))) {
      if (this.process.exitCode !== null) throw new Error(`FerretDB ended with ${this.process.exitCode}. It said: ${output}`);
      await setTimeout(POLL_INTERVAL_MS);
    }
  }

  async kill() {
    const ended = once(this.process!, 'exit');
    this.process!.kill('SIGKILL');
    await ended;
  }

  async freeze() {
    await freeze(this.process!);
  }

  thaw() {
    this.process!.kill('SIGCONT');
  }

  async close() {
    if (this.process?.exitCode === null && this.process.signalCode === null) await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
