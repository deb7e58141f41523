import { setImmediate } from 'node:timers/promises';
import type { EventStore } from './event-store';
import type { Builds } from './read-models';

/** Shorter than a command waits: after a crash somebody else goes on before its answer is due. */
const LEASE_SECONDS = 3;
const RENEW_MS = 1_000;
const LOOK_AGAIN_MS = 1_000;

export type Work = Readonly<{
  name: string;
  /** Takes one page of the log further; false when there is nothing to do. */
  step: () => Promise<boolean>;
}>;

/** Does one kind of work along the log, in whichever process holds its lease, woken when the log grows. */
export class Follower {
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private stopWatching = () => {};
  private wakeUp = () => {};

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
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
    await this.builds.release(this.work.name, this.holder);
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

  /** One step, if the lease is ours. It is renewed meanwhile: a rebuild may take longer than a lease lasts. */
  private async stepped(): Promise<boolean> {
    const renewing = setInterval(() => void this.leased().catch(this.onFailure), RENEW_MS);
    try {
      return (await this.leased()) && (await this.work.step());
    } catch (error) {
      this.onFailure(error);
      return false;
    } finally {
      clearInterval(renewing);
    }
  }

  private leased() {
    return this.builds.lease(this.work.name, this.holder, LEASE_SECONDS);
  }

  /** Until the log grows; looks again now and then, for a lease that ran out or a build that another process switched. */
  private async pause(woken: Promise<void>) {
    let rest: NodeJS.Timeout | undefined;
    const rested = new Promise<void>((resolve) => {
      rest = setTimeout(resolve, LOOK_AGAIN_MS);
    });
    await Promise.race([woken, rested]);
    clearTimeout(rest);
  }
}
