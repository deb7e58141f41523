import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aProgram } from '../fixtures/a-program';

/** The double of an EventStoreDB as a process of its own, that can be killed and started again at the same address. */
export class EventStoreProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'eventstore-'));
  private process: ChildProcess | undefined;
  private port = '0';

  static async open(): Promise<EventStoreProcess> {
    const server = new EventStoreProcess();
    await server.start();
    return server;
  }

  async start() {
    this.process = aProgram('test/engines/eventstore/main.ts', [join(this.folder, 'log'), this.port]);
    this.process.stderr!.pipe(process.stderr);
    const [address] = await once(createInterface(this.process.stdout!), 'line');
    this.port = new URL(address).port;
  }

  url() {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** As when the power fails. */
  async kill() {
    const ended = once(this.process!, 'exit');
    this.process!.kill('SIGKILL');
    await ended;
  }

  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}
