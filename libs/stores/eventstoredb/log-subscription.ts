import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { BEGINNING } from '#libs/event-sourcing';
import { openReadCall, type ReadCall } from './read-call';
import { toSubscriptionRequest } from './read-requests';
import type { ReadResponse } from './read-responses';
import { RecentFacts } from './recent-facts';
import { readNewestFact } from './whole-log';

const MIN_PAUSE_MS = 10;
const MAX_PAUSE_MS = 2_000;

/** Notifies of every fact by any process, and of drops. A subscriber that is 32 events behind is dropped, so that is normal. */
export class LogSubscription {
  private readonly listeners = new Set<() => void>();
  private call: ReadCall | undefined;
  private running: Promise<void> | undefined;
  private readonly stopController = new AbortController();
  /** While every new fact and every drop is noticed. */
  recent: RecentFacts | undefined;

  constructor(
    private readonly client: EventStoreDBClient,
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

  stop() {
    this.stopController.abort();
    this.call?.cancel();
  }

  private async run() {
    for (let rest = MIN_PAUSE_MS; !this.stopController.signal.aborted; rest = Math.min(2 * rest, MAX_PAUSE_MS)) {
      if (await this.subscribeOnce()) rest = MIN_PAUSE_MS;
      await setTimeout(rest, undefined, { signal: this.stopController.signal, ref: false }).catch(() => {});
    }
  }

  /** Returns true if it had started. It begins after an event that is there, so that no fact is missed in between. */
  private async subscribeOnce(): Promise<boolean> {
    try {
      const { fact, end = BEGINNING } = await readNewestFact(this.client, undefined);
      const recent = new RecentFacts(fact);
      this.call = await openReadCall(this.client, toSubscriptionRequest(end));
      this.call.on('data', ({ event, bytes, isConfirmation }: ReadResponse) => {
        if (event) recent.receive(event, bytes);
        if (isConfirmation) this.recent = recent;
        // Facts recorded before it started were missed by listeners.
        if (event || isConfirmation) this.notifyListeners();
      });
      if (this.stopController.signal.aborted) this.call.cancel();
      await finished(this.call);
    } catch {}
    const wasLive = this.recent !== undefined;
    this.recent = undefined;
    this.onDropped();
    return wasLive;
  }

  private notifyListeners() {
    for (const listener of this.listeners) listener();
  }
}
