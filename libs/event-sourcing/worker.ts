import { setImmediate } from 'node:timers/promises';
import { passesByItself, unlessUnavailable } from './errors';
import type { EventStore } from './event-store';
import { LEASE_SECONDS, type Leases, RENEW_MS, type Token } from './leases';

const LOOK_AGAIN_MS = 250;

export type Work = Readonly<{
  /** What of it only one may do at a time. Each passes on by itself: processes may share the work. */
  leases: readonly string[];
  /** Takes what `held` allows one page of the log further; false when that was the end of it. */
  step: (held: Held) => Promise<boolean>;
}>;

/** The leases that are ours, each with its token. */
export type Held = ReadonlyMap<string, Token>;

/** Does work along the log, in whichever process holds its leases, woken when the log grows. */
export class Worker {
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private held: Held = new Map();
  private askedAt = Number.NEGATIVE_INFINITY;
  private stopWatching = () => {};
  private wakeUp = () => {};

  constructor(
    private readonly store: EventStore,
    private readonly leases: Leases,
    private readonly holder: string,
    private readonly work: Work,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start() {
    this.running = true;
    this.stopWatching = this.store.watch(() => this.wakeUp());
    this.loop = this.run();
  }

  async stop() {
    this.running = false;
    this.stopWatching();
    this.wakeUp();
    await this.loop;
    // What cannot be given back runs out by itself.
    await this.leases.releaseAll(this.work.leases, this.holder).catch(unlessUnavailable);
    this.askedAt = Number.NEGATIVE_INFINITY;
  }

  private async run() {
    while (this.running) {
      const woken = new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      });
      if (await this.stepped()) await setImmediate();
      else await this.pause(woken);
    }
  }

  /** One step with the leases that are ours. They are prolonged meanwhile: a build may take longer than they last. */
  private async stepped(): Promise<boolean> {
    const prolonging = setInterval(() => void this.ask().catch((error) => this.failed(error)), RENEW_MS);
    try {
      if (performance.now() - this.askedAt >= this.askEvery) await this.ask();
      return this.held.size > 0 && (await this.work.step(this.held));
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      clearInterval(prolonging);
    }
  }

  /** Whoever has all need only prolong them; who stands by looks whether one has come free, but not with every fact. */
  private get askEvery() {
    return this.held.size < this.work.leases.length ? LOOK_AGAIN_MS : RENEW_MS;
  }

  /** What keeps a store from its work is told by who watches over it, and what is being built by who builds it. */
  private failed(error: unknown) {
    if (!passesByItself(error)) this.onFailure(error);
  }

  /** Asks for every lease. Not before each step: what a step writes is refused when somebody else came first. */
  private async ask() {
    this.askedAt = performance.now();
    this.held = await this.leases.acquireAll(this.work.leases, this.holder, LEASE_SECONDS);
  }

  /** Until the log grows; looks again now and then, for a lease that ran out or a build that waits to be promoted. */
  private async pause(woken: Promise<void>) {
    let rest: NodeJS.Timeout | undefined;
    const rested = new Promise<void>((resolve) => {
      rest = setTimeout(resolve, LOOK_AGAIN_MS);
    });
    await Promise.race([woken, rested]);
    clearTimeout(rest);
  }
}
