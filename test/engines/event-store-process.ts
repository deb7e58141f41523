import { EventStoreServer } from './event-store-server';
import { TcpProxy } from './tcp-proxy';

/** Can be killed and started again at the same address. */
export class EventStoreProcess {
  private readonly server = new EventStoreServer();
  private readonly proxy = new TcpProxy(() => this.server.start());

  static async open(): Promise<EventStoreProcess> {
    const process = new EventStoreProcess();
    await process.server.start();
    return process;
  }

  url() {
    return `esdb://127.0.0.1:${this.proxy.port}?tls=false`;
  }

  async start() {
    await this.server.start();
    this.proxy.open();
  }

  async kill() {
    this.proxy.shut();
    await this.server.kill();
  }

  async close() {
    this.proxy.shut();
    await this.server.close();
  }
}
