import { setImmediate } from 'node:timers/promises';
import { ignoreUnavailable, isTransient } from './errors';
import type { EventStore } from './event-store';
import { LEASE_SECONDS, type Leases, RENEW_MS, type Token } from './leases';

const POLL_INTERVAL_MS = 250;

export type LogWork = Readonly<{
  /** Each can move to another process on its own, so processes may share the work. */
  leases: readonly string[];
  /** False at the end of the log. */
  step: (held: HeldLeases) => Promise<boolean>;
}>;

export type HeldLeases = ReadonlyMap<string, Token>;

/** Wakes when the log grows. */
export class LogWorker {
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private held: HeldLeases = new Map();
  private acquiredAt = Number.NEGATIVE_INFINITY;
  private stopWatching = () => {};
  private wakeUp = () => {};

  constructor(
    private readonly store: EventStore,
    private readonly leases: Leases,
    private readonly holder: string,
    private readonly work: LogWork,
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
    // An unreleased lease expires.
    await this.leases.releaseAll(this.work.leases, this.holder).catch(ignoreUnavailable);
    this.acquiredAt = Number.NEGATIVE_INFINITY;
  }

  private async run() {
    while (this.running) {
      const woken = new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      });
      if (await this.runStep()) await setImmediate();
      else await this.waitForFacts(woken);
    }
  }

  /** Runs one step, and renews the leases meanwhile because a build may take longer than they last. */
  private async runStep(): Promise<boolean> {
    const prolonging = setInterval(() => void this.acquireLeases().catch((error) => this.reportFailure(error)), RENEW_MS);
    try {
      if (performance.now() - this.acquiredAt >= this.askIntervalMs) await this.acquireLeases();
      return this.held.size > 0 && (await this.work.step(this.held));
    } catch (error) {
      this.reportFailure(error);
      return false;
    } finally {
      clearInterval(prolonging);
    }
  }

  /** The holder of all leases only renews them. A standby polls for free ones, but not with every fact. */
  private get askIntervalMs() {
    return this.held.size < this.work.leases.length ? POLL_INTERVAL_MS : RENEW_MS;
  }

  /** Transient errors are reported by the component that watches the store or builds the read model. */
  private reportFailure(error: unknown) {
    if (!isTransient(error)) this.onFailure(error);
  }

  /** Not before each step: a write of a stale holder is refused anyway. */
  private async acquireLeases() {
    this.acquiredAt = performance.now();
    this.held = await this.leases.acquireAll(this.work.leases, this.holder, LEASE_SECONDS);
  }

  /** Also wakes at intervals, for a lease that expired or a build to promote. */
  private async waitForFacts(woken: Promise<void>) {
    let rest: NodeJS.Timeout | undefined;
    const rested = new Promise<void>((resolve) => {
      rest = setTimeout(resolve, POLL_INTERVAL_MS);
    });
    await Promise.race([woken, rested]);
    clearTimeout(rest);
  }
}
