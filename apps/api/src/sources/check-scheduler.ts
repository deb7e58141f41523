import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { EndPause } from '#libs/domain';
import { isTransient, Leases, ReadModels, withLease } from '#libs/event-sourcing';
import { sources } from '#projections';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { Timers } from '../timers/timers';
import { CheckStopped, SourceChecker } from './source-checker';
import { Sources } from './sources';

const SCHEDULE_ACTOR = 'schedule';

@Injectable()
export class PauseEnder {
  constructor(
    private readonly readModels: ReadModels,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  async endDue(): Promise<void> {
    const today = this.clock.today();
    const due = (await this.readModels.find(sources)).filter(({ pausedUntil }) => pausedUntil && pausedUntil <= today);
    for (const { id } of due) await this.commands.issue(SCHEDULE_ACTOR, EndPause, { id, today });
  }
}

/** Longest wait between two looks: another process or an operator may have made a source due meanwhile. */
const POLL_INTERVAL_MS = 20_000;
export const SOURCES_LEASE = 'sources';

@Injectable()
export class CheckScheduler implements BeforeApplicationShutdown {
  private readonly holder = randomUUID();
  private readonly stopController = new AbortController();
  private currentRun: Promise<unknown> | undefined;

  constructor(
    private readonly sources: Sources,
    private readonly pauses: PauseEnder,
    private readonly checker: SourceChecker,
    private readonly leases: Leases,
    private readonly timers: Timers,
  ) {}

  /** Started only by a server: a command of an operator has the same providers but checks only what it is told to. */
  start() {
    this.lookIn(POLL_INTERVAL_MS);
  }

  runOnce() {
    if (this.currentRun || this.stopController.signal.aborted) return this.currentRun;
    this.currentRun = withLease(this.leases, SOURCES_LEASE, this.holder, (lost) => this.checkDue(lost))
      .catch((error) => this.logFailure(error))
      .finally(() => {
        this.currentRun = undefined;
      });
    return this.currentRun;
  }

  async beforeApplicationShutdown() {
    this.stopController.abort();
    this.timers.clear(SOURCES_LEASE);
    await this.currentRun;
  }

  private lookIn(milliseconds: number) {
    this.timers.set(SOURCES_LEASE, milliseconds, () => void this.lookAgain());
  }

  private async lookAgain() {
    await this.runOnce();
    const milliseconds = await this.untilNextDue();
    if (!this.stopController.signal.aborted) this.lookIn(milliseconds);
  }

  /** Does not count sources that stay due because another process checks them or a store cannot be reached. */
  private async untilNextDue(): Promise<number> {
    try {
      return Math.min(POLL_INTERVAL_MS, await this.sources.untilNextDue());
    } catch (error) {
      this.logFailure(error);
      return POLL_INTERVAL_MS;
    }
  }

  private async checkDue(lost: AbortSignal) {
    const stopped = AbortSignal.any([lost, this.stopController.signal]);
    await this.pauses.endDue();
    for (const source of await this.sources.due()) {
      if (stopped.aborted) return;
      // A bug that fails one source does not stop the others. A transient error would fail them all: they stay due.
      await this.checker.check(source, { stopped }).catch((error) => {
        if (isTransient(error)) throw error;
        this.logFailure(error);
      });
    }
  }

  private logFailure(error: unknown) {
    if (!(error instanceof CheckStopped) && !isTransient(error)) new Logger('Sources').error(error);
  }
}
