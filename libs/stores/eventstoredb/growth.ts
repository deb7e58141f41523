import { setTimeout } from 'node:timers/promises';
import {
  type AllStreamSubscription,
  END,
  type EventStoreDBClient,
  excludeSystemEvents,
  type Position,
} from '@eventstore/db-client';

const FIRST_REST_MS = 50;
const LONGEST_REST_MS = 2_000;

/**
 * Hears of everything that is recorded, by whichever process. The server drops a subscriber that falls 32 events behind, and
 * every one when it stops: subscribing again from the last position is the normal case.
 */
export class Growth {
  private readonly listeners = new Set<() => void>();
  private subscription: AllStreamSubscription | undefined;
  private heardOf: Position | typeof END = END;
  private hearing = false;

  constructor(private readonly client: EventStoreDBClient) {}

  tell(listener: () => void): () => void {
    this.listeners.add(listener);
    if (!this.hearing) void this.hear();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  stop() {
    this.hearing = false;
    void this.subscription?.unsubscribe();
  }

  private async hear() {
    this.hearing = true;
    for (let rest = FIRST_REST_MS; this.hearing; rest = Math.min(2 * rest, LONGEST_REST_MS)) {
      if (await this.heard()) rest = FIRST_REST_MS;
      // What was recorded between two subscriptions is told too: one more look does no harm.
      this.grown();
      if (this.hearing) await setTimeout(rest, undefined, { ref: false });
    }
  }

  /** One subscription until it ends, however it does; true when it had come to hear anything. */
  private heard() {
    return new Promise<boolean>((resolve) => {
      let any = false;
      const subscription = this.client.subscribeToAll({ fromPosition: this.heardOf, filter: excludeSystemEvents() });
      this.subscription = subscription;
      subscription.on('data', ({ event }) => {
        any = true;
        if (event) this.heardOf = event.position;
        this.grown();
      });
      for (const end of ['error', 'end', 'close'] as const) subscription.on(end, () => resolve(any));
    });
  }

  private grown() {
    for (const listener of this.listeners) listener();
  }
}
