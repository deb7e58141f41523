import { setTimeout } from 'node:timers/promises';
import { type AllStreamSubscription, END, type EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import type { Recorded } from '#libs/event-sourcing';
import { toFact } from './events';

const MIN_PAUSE_MS = 10;
const MAX_PAUSE_MS = 2_000;

/**
 * Notifies of every recorded fact, by any process, and of every drop of the subscription. A subscriber that falls 32 events behind
 * is dropped, so subscribing again is normal.
 */
export class LogSubscription {
  private readonly listeners = new Set<() => void>();
  private subscription: AllStreamSubscription | undefined;
  private running: Promise<void> | undefined;
  private stopped = new AbortController();
  /** True while every new fact and every drop is noticed. */
  isLive = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly onFact: (fact: Recorded) => void,
    private readonly onDropped: () => void,
  ) {}

  addListener(listener: () => void): () => void {
    this.listeners.add(listener);
    this.start();
    return () => this.listeners.delete(listener);
  }

  start() {
    this.running ??= this.run();
  }

  async stop() {
    this.stopped.abort();
    // A subscription that never connected cannot be cancelled.
    await this.subscription?.unsubscribe().catch(() => {});
    await this.running;
  }

  private async run() {
    for (let rest = MIN_PAUSE_MS; !this.stopped.signal.aborted; rest = Math.min(2 * rest, MAX_PAUSE_MS)) {
      if (await this.subscribeOnce()) rest = MIN_PAUSE_MS;
      await setTimeout(rest, undefined, { signal: this.stopped.signal, ref: false }).catch(() => {});
    }
  }

  /** Returns true if it had started. */
  private async subscribeOnce(): Promise<boolean> {
    let wasConfirmed = false;
    const subscription = this.client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    this.subscription = subscription;
    await new Promise<unknown>((resolve) => {
      // Facts recorded before it started were missed.
      subscription.on('confirmation', () => {
        this.isLive = wasConfirmed = true;
        this.notifyListeners();
      });
      subscription.on('data', ({ event }) => {
        this.onFact(toFact(event!));
        this.notifyListeners();
      });
      subscription.on('error', resolve).on('end', resolve).on('close', resolve);
    });
    this.isLive = false;
    this.onDropped();
    return wasConfirmed;
  }

  private notifyListeners() {
    for (const listener of this.listeners) listener();
  }
}
