import { Door } from './door';
import { EventStoreServer } from './event-store-server';

/** An EventStoreDB as a process of its own, that can be killed and started again at the same address. */
export class EventStoreProcess {
  private readonly server = new EventStoreServer();
  private readonly door = new Door(() => this.server.start());

  static async open(): Promise<EventStoreProcess> {
    const process = new EventStoreProcess();
    await process.server.start();
    return process;
  }

  url() {
    return `esdb://127.0.0.1:${this.door.port}?tls=false`;
  }

  async start() {
    await this.server.start();
    this.door.open();
  }

  /** As when the power fails. */
  async kill() {
    this.door.shut();
    await this.server.kill();
  }

  async close() {
    this.door.shut();
    await this.server.close();
  }
}
