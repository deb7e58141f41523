import { setTimeout } from 'node:timers/promises';
import { type AllStreamSubscription, END, type EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';

const FIRST_REST_MS = 10;
const LONGEST_REST_MS = 2_000;

/**
 * Hears of everything that is recorded, by whichever process, and of every drop of the line. A subscriber that falls 32 events
 * behind is dropped too: to subscribe again is the normal case.
 */
export class Growth {
  private readonly listeners = new Set<() => void>();
  private subscription: AllStreamSubscription | undefined;
  private hearing: Promise<void> | undefined;
  private stopped = new AbortController();
  /** Nothing is recorded now that is not heard of, and no drop goes unnoticed. */
  stands = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly onDropped: () => void,
  ) {}

  tell(listener: () => void): () => void {
    this.listeners.add(listener);
    this.hear();
    return () => this.listeners.delete(listener);
  }

  hear() {
    this.hearing ??= this.run();
  }

  async stop() {
    this.stopped.abort();
    // It can't be cancelled when it never came to connect.
    await this.subscription?.unsubscribe().catch(() => {});
    await this.hearing;
  }

  private async run() {
    for (let rest = FIRST_REST_MS; !this.stopped.signal.aborted; rest = Math.min(2 * rest, LONGEST_REST_MS)) {
      if (await this.heard()) rest = FIRST_REST_MS;
      await setTimeout(rest, undefined, { signal: this.stopped.signal, ref: false }).catch(() => {});
    }
  }

  /** One subscription until it ends, however it does; true when it had begun. */
  private async heard(): Promise<boolean> {
    let begun = false;
    const subscription = this.client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    this.subscription = subscription;
    await new Promise<unknown>((resolve) => {
      // What was recorded before it began was not heard of.
      subscription.on('confirmation', () => {
        this.stands = begun = true;
        this.grown();
      });
      subscription.on('data', () => this.grown());
      subscription.on('error', resolve).on('end', resolve).on('close', resolve);
    });
    this.stands = false;
    this.onDropped();
    return begun;
  }

  private grown() {
    for (const listener of this.listeners) listener();
  }
}
