import { setImmediate } from 'node:timers/promises';
import { isTransient } from './errors';
import type { EventStore } from './event-store';
import type { HeldLeases, LeaseKeeper } from './lease-keeper';

/** A step is repeated at growing intervals, because what follows from a fact may be written after it. A signal starts over. */
const MIN_REST_MS = 250;
const MAX_REST_MS = 20_000;

export type LogWork = Readonly<{
  /** Each can move to another process on its own, so processes may share the work. */
  leases: readonly string[];
  /** False if there is nothing to do until a signal. */
  step: (heldLeases: HeldLeases) => Promise<boolean>;
  /** Milliseconds until a step is due without a signal, after one that returned false. */
  untilDue?: () => number;
  /** Calls `listener` when a step is due although the log has not grown. Returns how to stop. */
  watch?: (listener: () => void) => () => void;
}>;

/** Wakes when the log grows, when leases are gained or lost, and when its work is due. */
export class LogWorker {
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private restMs = MIN_REST_MS;
  private end = async () => {};
  private wakeUp = () => {};

  constructor(
    private readonly store: EventStore,
    private readonly leases: LeaseKeeper,
    private readonly work: LogWork,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start() {
    this.running = true;
    const wake = () => this.wakeUp();
    const stopWatching = [this.store.watch(wake), this.work.watch?.(wake)];
    const onFailure = (error: unknown) => this.reportFailure(error);
    const release = this.leases.join({ names: this.work.leases, onChange: wake, onFailure });
    this.end = async () => {
      for (const stop of stopWatching) stop?.();
      this.wakeUp();
      await this.loop;
      await release();
    };
    this.loop = this.run();
  }

  async stop() {
    this.running = false;
    await this.end();
  }

  private async run() {
    while (this.running) {
      const held = await this.reportingFailure(() => this.leases.heldAmong(this.work.leases));
      // The next step sees what was signalled before.
      const woken = new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      });
      const isBusy = held && held.size > 0 && (await this.reportingFailure(() => this.work.step(held)));
      if (isBusy) await this.goOn();
      else if (this.running) await this.waitForSignal(woken);
    }
  }

  private async goOn() {
    this.restMs = MIN_REST_MS;
    await setImmediate();
  }

  private async reportingFailure<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.restMs = MIN_REST_MS;
      this.reportFailure(error);
      return undefined;
    }
  }

  /** Transient errors are reported by the component that watches the store or builds the read model. */
  private reportFailure(error: unknown) {
    if (!isTransient(error)) this.onFailure(error);
  }

  private async waitForSignal(woken: Promise<void>) {
    const dueMs = Math.max(this.work.untilDue?.() ?? MAX_REST_MS, MIN_REST_MS);
    let rest: NodeJS.Timeout | undefined;
    const rested = new Promise<number>((resolve) => {
      rest = setTimeout(resolve, Math.min(this.restMs, dueMs), Math.min(2 * this.restMs, MAX_REST_MS));
    });
    this.restMs = await Promise.race([woken.then(() => MIN_REST_MS), rested]);
    clearTimeout(rest);
  }
}
