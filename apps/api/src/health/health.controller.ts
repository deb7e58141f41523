import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { EventStore, LogChain, Projector, Servers, StoreUnavailable } from '#libs/event-sourcing';

@Controller()
export class HealthController {
  constructor(
    private readonly servers: Servers,
    private readonly store: EventStore,
    private readonly chain: LogChain,
    private readonly projector: Projector,
  ) {}

  /** Liveness: the process answers. */
  @Get('health')
  health() {
    return { status: 'alive' };
  }

  /** The stores are reachable and the read models have caught up with the log; and what its chain has come to. */
  @Get('ready')
  async ready() {
    const missing = await this.servers.missing();
    if (missing.length > 0) throw unanswering(missing);
    const { head, seen, chain } = await this.places();
    if (seen === null) throw new ServiceUnavailableException('The read models are being built.');
    if (seen < head) throw new ServiceUnavailableException(`The read models are at ${seen}, the log is at ${head}.`);
    return { status: 'ready', position: head, chain };
  }

  private async places() {
    try {
      return { head: await this.store.head(), seen: await this.projector.seen(), chain: await this.chain.head() };
    } catch (error) {
      throw error instanceof StoreUnavailable ? unanswering([error.store]) : error;
    }
  }
}

/** Where a server stands is nobody's business who may ask here. */
const unanswering = (stores: readonly string[]) =>
  new ServiceUnavailableException(stores.map((store) => `${store} does not answer.`).join(' '));
