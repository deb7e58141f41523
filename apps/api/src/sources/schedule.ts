import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { EndPause } from '#libs/domain';
import { Leases, passesByItself, ReadModels, whileHeld } from '#libs/event-sourcing';
import { sources } from '#projections';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { Timers } from '../timers/timers';
import { Sources } from './sources';
import { Stopped, Sync } from './sync';

const ACTOR = 'schedule';

/** Pauses that an operator has given a last day. */
@Injectable()
export class Pauses {
  constructor(
    private readonly readModels: ReadModels,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  /** Of those whose day has come the sources are loaded again. */
  async endDue(): Promise<void> {
    const today = this.clock.today();
    const due = (await this.readModels.find(sources)).filter(({ pausedUntil }) => pausedUntil && pausedUntil <= today);
    for (const { id } of due) await this.commands.issue(ACTOR, EndPause, { id, today });
  }
}

/** Longest wait between two looks: another process or an operator may have made a source due meanwhile. */
const LOOK_MS = 20_000;
/** Whoever checks sources, by the schedule or at an operator's word, has it. */
export const SYNC_LEASE = 'sources';

/** Checks each source when its time has come, in one process at a time, one source after the other. */
@Injectable()
export class Schedule implements BeforeApplicationShutdown {
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private looking: Promise<unknown> | undefined;

  constructor(
    private readonly sources: Sources,
    private readonly pauses: Pauses,
    private readonly sync: Sync,
    private readonly leases: Leases,
    private readonly timers: Timers,
  ) {}

  /** For a server: a command of an operator has the same parts, and checks what it is told to check and nothing else. */
  start() {
    this.lookIn(LOOK_MS);
  }

  /** Not while the last look is still at work. */
  look() {
    if (this.looking || this.stopping.signal.aborted) return this.looking;
    this.looking = whileHeld(this.leases, SYNC_LEASE, this.holder, (lost) => this.checkDue(lost))
      .catch((error) => this.failed(error))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  async beforeApplicationShutdown() {
    this.stopping.abort();
    this.timers.clear(SYNC_LEASE);
    await this.looking;
  }

  private lookIn(milliseconds: number) {
    this.timers.set(SYNC_LEASE, milliseconds, () => void this.lookAgain());
  }

  private async lookAgain() {
    await this.look();
    const milliseconds = await this.untilNextDue();
    if (!this.stopping.signal.aborted) this.lookIn(milliseconds);
  }

  /** Does not count sources that stay due because another process checks them or a store cannot be reached. */
  private async untilNextDue(): Promise<number> {
    try {
      return Math.min(LOOK_MS, await this.sources.untilNextDue());
    } catch (error) {
      this.failed(error);
      return LOOK_MS;
    }
  }

  private async checkDue(lost: AbortSignal) {
    const stopped = AbortSignal.any([lost, this.stopping.signal]);
    await this.pauses.endDue();
    for (const source of await this.sources.due()) {
      if (stopped.aborted) return;
      // A fault of ours with one costs the others nothing. What passes by itself would keep them all: they stay due.
      await this.sync.check(source, { stopped }).catch((error) => {
        if (passesByItself(error)) throw error;
        this.failed(error);
      });
    }
  }

  /** What is wrong with a store is told by who watches over it. Nothing is lost: the source stays due. */
  private failed(error: unknown) {
    if (!(error instanceof Stopped) && !passesByItself(error)) new Logger('Sources').error(error);
  }
}
