import { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, HttpException, HttpStatus, Injectable, Logger } from '@nestjs/common';
import { EventStore, passesByItself } from '#libs/event-sourcing';
import { Roles } from '../../http/roles';
import type { SignedIn } from '../../http/signed-in';
import { Timers } from '../../timers/timers';
import { Overview } from './overview';

const TIMER = 'overview';
const LOOK_MS = 1_000;
/** After the log has grown: what one does is seen at once, what a whole town does is not looked at each time. */
const SOON_MS = 100;
/** So that what stands between knows that it is alive. */
const BEAT_MS = 15_000;
/** Then whoever watches asks again, and is asked again who they are. */
const LONGEST_MS = 15 * 60_000;
/** Of what somebody has not taken: then they have gone without saying so. */
const MOST_UNTAKEN = 4 * 1024 * 1024;
/** Of one account, and of all: whoever is one too many asks now and then instead. */
const MOST_EACH = 8;
const MOST = 100;

/** `seen`: the id of what they were told last. */
type Watcher = { resident: SignedIn; stream: Readable; since: number; seen: string | undefined };

/** Tells how the read models are doing as long as somebody watches: one look for all who do, told where something has changed. */
@Injectable()
export class LiveOverview implements BeforeApplicationShutdown {
  private readonly watchers = new Set<Watcher>();
  private readonly logger = new Logger('LiveOverview');
  /** Ids are told apart from those of an earlier run of the server. */
  private readonly run = Date.now().toString(36);
  private last: { id: string; data: string } | undefined;
  private told = 0;
  private toldAt = 0;
  private stopWatching = () => {};
  private isOpen = true;
  private isLooking = false;

  constructor(
    private readonly overview: Overview,
    private readonly roles: Roles,
    private readonly store: EventStore,
    private readonly timers: Timers,
  ) {}

  /** Server-sent events: what is so now, unless whoever comes back has seen it, and whatever is so later. Refused with 429 where enough watch. */
  watch(resident: SignedIn, seen: string | undefined): Readable {
    this.refuseTooMany(resident);
    const stream = new Readable({ read() {} });
    const watcher: Watcher = { resident, stream, since: performance.now(), seen };
    stream.once('close', () => this.leave(watcher));
    stream.push('retry: 2000\n\n');
    this.watchers.add(watcher);
    if (this.watchers.size === 1) this.begin();
    else this.tell();
    return stream;
  }

  beforeApplicationShutdown() {
    this.isOpen = false;
    for (const { stream } of [...this.watchers]) stream.push(null);
    this.rest();
  }

  private refuseTooMany({ account }: SignedIn) {
    const theirs = [...this.watchers].filter(({ resident }) => resident.account === account);
    if (theirs.length < MOST_EACH && this.watchers.size < MOST) return;
    const whose = theirs.length < MOST_EACH ? 'in total' : 'for your account';
    throw new HttpException(`Too many live streams are open ${whose}. Close one, or poll instead.`, HttpStatus.TOO_MANY_REQUESTS);
  }

  private begin() {
    this.stopWatching = this.store.watch(() => this.lookIn(SOON_MS));
    void this.look();
  }

  private leave(watcher: Watcher) {
    this.watchers.delete(watcher);
    if (this.watchers.size === 0) this.rest();
  }

  private rest() {
    this.timers.clear(TIMER);
    this.stopWatching();
    this.stopWatching = () => {};
  }

  /** Sooner than it would be looked otherwise. */
  private lookIn(milliseconds: number) {
    if (this.isLooking || this.watchers.size === 0 || !this.isOpen) return;
    this.timers.set(TIMER, milliseconds, () => void this.look());
  }

  private async look() {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.sendAway();
      const data = JSON.stringify(await this.overview.look());
      if (data !== this.last?.data) this.last = { id: `${this.run}-${++this.told}`, data };
      this.tell();
      if (performance.now() - this.toldAt >= BEAT_MS) this.beat();
    } catch (error) {
      if (!passesByItself(error)) this.logger.error(error);
    } finally {
      this.isLooking = false;
      this.lookIn(LOOK_MS);
    }
  }

  /** Whose role was revoked, who has signed out, and who has been here long: they may ask again, and are refused or not. Each is looked up once, at however many places they watch. */
  private async sendAway() {
    const known = new Map<string, boolean>();
    for (const watcher of [...this.watchers]) {
      const { signIn } = watcher.resident;
      if (!known.has(signIn)) known.set(signIn, await this.roles.holds(watcher.resident, ['operator']));
      if (!known.get(signIn) || performance.now() - watcher.since > LONGEST_MS) this.dismiss(watcher);
    }
  }

  private dismiss(watcher: Watcher) {
    watcher.stream.push(null);
    this.leave(watcher);
  }

  /** What is so, to whoever has not seen it. */
  private tell() {
    const { last } = this;
    if (!last) return;
    for (const watcher of [...this.watchers].filter(({ seen }) => seen !== last.id)) {
      watcher.seen = last.id;
      this.push(watcher, messageOf(last));
    }
  }

  private beat() {
    for (const watcher of [...this.watchers]) this.push(watcher, ': beat\n\n');
  }

  private push(watcher: Watcher, text: string) {
    this.toldAt = performance.now();
    if (watcher.stream.readableLength > MOST_UNTAKEN) this.dismiss(watcher);
    else watcher.stream.push(text);
  }
}

const messageOf = ({ id, data }: { id: string; data: string }) => `id: ${id}\ndata: ${data}\n\n`;
