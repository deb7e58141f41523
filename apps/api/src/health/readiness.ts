import { Injectable } from '@nestjs/common';
import type { BehindResponse, ReadinessState, ReadyResponse } from '#libs/contracts';
import { type LogStatus, LogStatusReader, type ProcessorStatus } from './log-status-reader';
import { StallDetector } from './stall-detector';

@Injectable()
export class Readiness {
  constructor(
    private readonly statusReader: LogStatusReader,
    private readonly stallDetector: StallDetector,
  ) {}

  async check(): Promise<ReadyResponse | BehindResponse> {
    const stores = await this.statusReader.stores();
    const missing = stores.flatMap(({ name, answers }) => (answers ? [] : [name]));
    if (missing.length > 0) return toBehindAnswer(formatMissingStores(missing), { stores, ...UNKNOWN_STATE });
    const status = await this.statusReader.read();
    if (typeof status === 'string') {
      const storesWithLost = stores.map((one) => (one.name === status ? { ...one, answers: false } : one));
      return toBehindAnswer(formatMissingStores([status]), { stores: storesWithLost, ...UNKNOWN_STATE });
    }
    const state = { stores, ...toReadyState(status), sources: await this.sourceCounts() };
    const problem = this.problemOf(status);
    return problem ? toBehindAnswer(problem, state) : { status: 'ready', position: status.head, chain: status.chain, ...state };
  }

  isReady(status: LogStatus): boolean {
    return this.problemOf(status) === undefined;
  }

  private problemOf(status: LogStatus): string | undefined {
    const { head, projections } = status;
    if (projections.some(({ position }) => position === null)) return 'The read models are being built.';
    const [first] = this.stallDetector
      .findStalled(status)
      .map(({ position }) => position!)
      .toSorted();
    return first && `The read models are at ${first}, the log is at ${head}, and they do not catch up.`;
  }

  /** Failing sources do not affect readiness. */
  private async sourceCounts(): Promise<ReadinessState['sources']> {
    const all = await this.statusReader.sources();
    if (!all) return null;
    const checked = all.filter(({ source }) => !source.isPaused);
    return {
      known: all.length,
      stale: all.filter(({ status }) => status.isStale).length,
      failing: checked.filter(({ note }) => note.failures > 0).length,
      heldBack: all.filter(({ status }) => status.reason === 'held-back').length,
      checkedAt:
        all
          .flatMap(({ note }) => note.triedAt ?? [])
          .toSorted()
          .at(-1) ?? null,
      nextAt: checked.flatMap(({ note }) => note.nextAt ?? []).toSorted()[0] ?? null,
    };
  }
}

const UNKNOWN_STATE: Omit<ReadinessState, 'stores'> = { projections: [], reactors: [], sources: null };

const toBehindAnswer = (message: string, state: ReadinessState): BehindResponse => ({
  ...{ statusCode: 503, error: 'Service Unavailable', message },
  ...{ status: 'behind', position: null, ...state },
});

/** Names the store without its address: anyone may call this. */
const formatMissingStores = (stores: readonly string[]) => stores.map((store) => `${store} does not answer.`).join(' ');

const toReadyState = ({ projections, reactors }: LogStatus): Pick<ReadinessState, 'projections' | 'reactors'> => ({
  projections: projections.map((one) => ({ name: one.name, version: one.version, ...toLagFields(one) })),
  reactors: reactors.map((one) => ({ name: one.name, parked: one.parked, ...toLagFields(one) })),
});

const toLagFields = ({ position, lag }: ProcessorStatus) => ({ position, lagFacts: lag.facts, lagSeconds: lag.seconds });
