import type { Checkpoints } from './checkpoints';
import type { EventStore } from './event-store';
import type { Token } from './leases';
import { BEGINNING, type Recorded } from './message';
import { type Place, placeOf } from './place';
import type { ReadSide } from './streams';
import type { Held, Work } from './worker';

const PAGE = 100;

/**
 * What follows from a fact outside its stream: a further command, a message sent. May be called again for the same fact
 * after a crash, so it issues only commands that change nothing the second time, or asks what it has sent.
 */
export type Reactor = Readonly<{ name: string; on: Readonly<Record<string, (event: Recorded) => Promise<void>>> }>;

/** Leads one reactor along the log; every fact reaches it after the read models show that fact. */
export class Reaction implements Work {
  readonly leases: readonly [string];

  constructor(
    private readonly store: EventStore,
    private readonly checkpoints: Checkpoints,
    private readonly readSide: ReadSide,
    private readonly reactor: Reactor,
  ) {
    this.leases = [`reactor ${reactor.name}`];
  }

  async step(held: Held): Promise<boolean> {
    const token = held.get(this.leases[0])!;
    let place = await this.checkpoints.get(this.reactor.name);
    const { events } = await this.store.readAll(place?.position ?? BEGINNING, PAGE);
    for (const event of events) {
      const react = this.reactor.on[event.type];
      if (!react) continue;
      if (!(await this.readSide.caughtUpTo(event.position))) return false;
      await react(event);
      place = await this.saved(place, event, token);
      if (!place) return false;
    }
    if (events.length > 0) await this.saved(place, events.at(-1)!, token);
    return events.length > 0;
  }

  /** Null when somebody else has taken over. */
  private async saved(from: Place | null, event: Recorded, token: Token): Promise<Place | null> {
    const place = placeOf(await this.store.id(), event);
    return (await this.checkpoints.save(this.reactor.name, from?.position ?? null, place, token)) ? place : null;
  }
}
