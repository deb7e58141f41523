import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { SourceCheckProgress } from '#libs/contracts';
import { isTransient, Notes } from '#libs/event-sourcing';
import { CheckTiming } from './check-timing';
import type { DecryptedSource } from './source-addresses';
import { CheckStopped, SourceChecker } from './source-checker';
import { SourceOperations } from './source-operations';

const CHECKING_PREFIX = 'checking ';

const CHECK_TIMEOUT_MS = 2 * 60_000;

const EVENTS_PER_REPORT = 25;

type CheckingNote = SourceCheckProgress & Readonly<{ until: number }>;

/** Their progress is in the notes, so any process can show it. */
@Injectable()
export class OperatorChecks implements BeforeApplicationShutdown {
  private readonly stopController = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly sourceOperations: SourceOperations,
    private readonly checker: SourceChecker,
    private readonly notes: Notes,
    private readonly timing: CheckTiming,
  ) {}

  /** Resolves once the check has begun. Throws errors of `first`, and `Rejected` while another process checks sources. */
  start(source: DecryptedSource, first: () => Promise<unknown>, { force = false } = {}): Promise<void> {
    return new Promise((resolveStarted, rejectStart) => {
      const work = this.sourceOperations
        .runAsOnlyChecker(async (lost) => {
          await first();
          await this.putNote(source.id, { step: 'asking' });
          resolveStarted();
          await this.check(source, force, AbortSignal.any([lost, this.stopController.signal]));
        })
        .catch(rejectStart)
        .finally(() => this.running.delete(work));
      this.running.add(work);
    });
  }

  async all(): Promise<ReadonlyMap<string, SourceCheckProgress>> {
    const reported = [...(await this.notes.all<CheckingNote>(CHECKING_PREFIX))].filter(
      ([, { until }]) => until > this.timing.now(),
    );
    return new Map(reported.map(([id, { until, ...checking }]) => [id, checking]));
  }

  async waitForAll(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async beforeApplicationShutdown() {
    this.stopController.abort();
    await this.waitForAll();
  }

  private async check(source: DecryptedSource, force: boolean, stopSignal: AbortSignal) {
    let reported: Promise<unknown> = Promise.resolve();
    const report = (checking: SourceCheckProgress) => {
      if (checking.step !== 'recording' || checking.done % EVENTS_PER_REPORT === 0)
        reported = reported.then(() => this.putNote(source.id, checking)).catch(ignoreFailure);
    };
    try {
      await this.checker.check(source, { force, stopped: stopSignal, at: report });
    } catch (error) {
      // Errors of a store are logged elsewhere; the source stays due.
      if (!(error instanceof CheckStopped) && !isTransient(error)) new Logger('Sources').error(error);
    } finally {
      await reported;
      await this.notes.drop(CHECKING_PREFIX + source.id).catch(ignoreFailure);
    }
  }

  private putNote(id: string, checking: SourceCheckProgress) {
    return this.notes.put(CHECKING_PREFIX + id, { ...checking, until: this.timing.now() + CHECK_TIMEOUT_MS });
  }
}

/** A failed progress report must not stop the check. */
const ignoreFailure = () => undefined;
