import type { EventStore } from './event-store';
import type { Work } from './follower';
import { BEGINNING, type Recorded } from './message';
import type { Builds } from './read-models';
import type { ReadSide } from './streams';

const PAGE = 100;

/**
 * What follows from a fact outside its stream: a further command, a message sent. May be called again for the same fact
 * after a crash, so it issues only commands that change nothing the second time, or asks what it has sent.
 */
export type Reactor = Readonly<{ name: string; on: Readonly<Record<string, (event: Recorded) => Promise<void>>> }>;

/** Leads one reactor along the log; every fact reaches it after the read models show that fact. */
export class Reaction implements Work {
  readonly name: string;

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly readSide: ReadSide,
    private readonly reactor: Reactor,
  ) {
    this.name = `reactor ${reactor.name}`;
  }

  async step(): Promise<boolean> {
    const events = await this.store.readAll((await this.builds.checkpoint(this.reactor.name)) ?? BEGINNING, PAGE);
    for (const event of events) {
      const react = this.reactor.on[event.type];
      if (!react) continue;
      if (!(await this.readSide.caughtUpTo(event.position))) return false;
      await react(event);
      await this.builds.saveCheckpoint(this.reactor.name, event.position);
    }
    if (events.length > 0) await this.builds.saveCheckpoint(this.reactor.name, events.at(-1)!.position);
    return events.length > 0;
  }
}
