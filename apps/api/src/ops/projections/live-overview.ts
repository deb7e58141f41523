import { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, HttpException, HttpStatus, Injectable, Logger } from '@nestjs/common';
import { EventStore, isTransient } from '#libs/event-sourcing';
import type { SignedInAccount } from '../../http/resident';
import { Roles } from '../../http/roles';
import { Timers } from '../../timers/timers';
import { ProjectionOverview } from './projection-overview';

const TIMER = 'overview';
const POLL_INTERVAL_MS = 1_000;
/** Delay after an append: fast enough for one operator's action, long enough to combine many. */
const CHANGE_DELAY_MS = 100;
/** Keeps proxies from closing an idle connection. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Then the stream ends: the browser reconnects and its role is checked again. */
const MAX_STREAM_MS = 15 * 60_000;
/** A client with more unread bytes is taken for gone. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
/** Streams of one account, and of all accounts. A client beyond that polls instead. */
const MAX_STREAMS_PER_ACCOUNT = 8;
const MAX_STREAMS = 100;

type Watcher = { resident: SignedInAccount; stream: Readable; since: number; lastEventId: string | undefined };

@Injectable()
export class LiveOverview implements BeforeApplicationShutdown {
  private readonly watchers = new Set<Watcher>();
  private readonly logger = new Logger('LiveOverview');
  /** Distinguishes message ids from those of an earlier run of the server. */
  private readonly run = Date.now().toString(36);
  private lastMessage: { id: string; data: string } | undefined;
  private messageCount = 0;
  private sentAt = 0;
  private stopWatching = () => {};
  private isOpen = true;
  private isRefreshing = false;

  constructor(
    private readonly overview: ProjectionOverview,
    private readonly roles: Roles,
    private readonly store: EventStore,
    private readonly timers: Timers,
  ) {}

  /** Starts with the current state, unless `lastSeenId` is its id. Throws a 429. */
  watch(resident: SignedInAccount, lastSeenId: string | undefined): Readable {
    this.assertBelowLimits(resident);
    const stream = new Readable({ read() {} });
    const watcher: Watcher = { resident, stream, since: performance.now(), lastEventId: lastSeenId };
    stream.once('close', () => this.leave(watcher));
    stream.push('retry: 2000\n\n');
    this.watchers.add(watcher);
    if (this.watchers.size === 1) this.start();
    else this.sendLast();
    return stream;
  }

  beforeApplicationShutdown() {
    this.isOpen = false;
    for (const { stream } of [...this.watchers]) stream.push(null);
    this.stop();
  }

  private assertBelowLimits({ account }: SignedInAccount) {
    const ownWatchers = [...this.watchers].filter(({ resident }) => resident.account === account);
    if (ownWatchers.length < MAX_STREAMS_PER_ACCOUNT && this.watchers.size < MAX_STREAMS) return;
    const whose = ownWatchers.length < MAX_STREAMS_PER_ACCOUNT ? 'in total' : 'for your account';
    throw new HttpException(`Too many live streams are open ${whose}. Close one, or poll instead.`, HttpStatus.TOO_MANY_REQUESTS);
  }

  private start() {
    this.stopWatching = this.store.watch(() => this.refreshIn(CHANGE_DELAY_MS));
    void this.refresh();
  }

  private leave(watcher: Watcher) {
    this.watchers.delete(watcher);
    if (this.watchers.size === 0) this.stop();
  }

  private stop() {
    this.timers.clear(TIMER);
    this.stopWatching();
    this.stopWatching = () => {};
  }

  private refreshIn(milliseconds: number) {
    if (this.isRefreshing || this.watchers.size === 0 || !this.isOpen) return;
    this.timers.set(TIMER, milliseconds, () => void this.refresh());
  }

  private async refresh() {
    if (this.isRefreshing) return;
    this.isRefreshing = true;
    try {
      await this.dismissExpired();
      const data = JSON.stringify(await this.overview.sampleAndRead());
      if (data !== this.lastMessage?.data) this.lastMessage = { id: `${this.run}-${++this.messageCount}`, data };
      this.sendLast();
      if (performance.now() - this.sentAt >= HEARTBEAT_INTERVAL_MS) this.sendHeartbeats();
    } catch (error) {
      if (!isTransient(error)) this.logger.error(error);
    } finally {
      this.isRefreshing = false;
      this.refreshIn(POLL_INTERVAL_MS);
    }
  }

  private async dismissExpired() {
    const allowedBySignIn = new Map<string, boolean>();
    for (const watcher of [...this.watchers]) {
      const { signIn } = watcher.resident;
      if (!allowedBySignIn.has(signIn)) allowedBySignIn.set(signIn, await this.roles.holds(watcher.resident, ['operator']));
      if (!allowedBySignIn.get(signIn) || performance.now() - watcher.since > MAX_STREAM_MS) this.dismiss(watcher);
    }
  }

  private dismiss(watcher: Watcher) {
    watcher.stream.push(null);
    this.leave(watcher);
  }

  private sendLast() {
    const { lastMessage: last } = this;
    if (!last) return;
    for (const watcher of [...this.watchers].filter(({ lastEventId: lastSeenId }) => lastSeenId !== last.id)) {
      watcher.lastEventId = last.id;
      this.push(watcher, toSseMessage(last));
    }
  }

  private sendHeartbeats() {
    for (const watcher of [...this.watchers]) this.push(watcher, ': beat\n\n');
  }

  private push(watcher: Watcher, text: string) {
    this.sentAt = performance.now();
    if (watcher.stream.readableLength > MAX_BUFFERED_BYTES) this.dismiss(watcher);
    else watcher.stream.push(text);
  }
}

const toSseMessage = ({ id, data }: { id: string; data: string }) => `id: ${id}\ndata: ${data}\n\n`;
