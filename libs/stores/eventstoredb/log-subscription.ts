import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Recorded } from '#libs/event-sourcing';
import { openReadCall, type ReadCall } from './read-call';
import { SUBSCRIPTION_REQUEST } from './read-requests';
import type { ReadResponse } from './read-responses';

const MIN_PAUSE_MS = 10;
const MAX_PAUSE_MS = 2_000;

/**
 * Notifies of every recorded fact, by any process, and of every drop of the subscription. A subscriber that falls 32 events behind
 * is dropped, so subscribing again is normal.
 */
export class LogSubscription {
  private readonly listeners = new Set<() => void>();
  private subscription: ReadCall | undefined;
  private running: Promise<void> | undefined;
  private stopped = new AbortController();
  /** True while every new fact and every drop is noticed. */
  isLive = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly onFact: (fact: Recorded, bytes: number) => void,
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
    this.subscription?.cancel();
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
    const onData = ({ event, bytes, isConfirmation }: ReadResponse) => {
      if (event) this.onFact(event, bytes);
      if (isConfirmation) this.isLive = wasConfirmed = true;
      // Facts recorded before it started were missed.
      if (event || isConfirmation) this.notifyListeners();
    };
    try {
      this.subscription = await openReadCall(this.client, SUBSCRIPTION_REQUEST);
      this.subscription.on('data', onData);
      if (this.stopped.signal.aborted) this.subscription.cancel();
      await finished(this.subscription);
    } catch {}
    this.isLive = false;
    this.onDropped();
    return wasConfirmed;
  }

  private notifyListeners() {
    for (const listener of this.listeners) listener();
  }
}
