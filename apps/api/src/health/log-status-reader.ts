import { Injectable } from '@nestjs/common';
import {
  BEGINNING,
  type ChainHead,
  Checkpoints,
  EventStore,
  type Lag,
  LogChain,
  measureLags,
  NotBuilt,
  type ParkedFact,
  type Position,
  Projector,
  StoreServers,
  StoreUnavailable,
} from '#libs/event-sourcing';
import { Clock } from '../settings/clock';
import { type KnownSource, Sources } from '../sources/sources';

const MAX_COUNTED_LAG = 1_000;

export type ProcessorStatus = Readonly<{ name: string; position: Position | null; lag: Lag }>;

export type LogStatus = Readonly<{
  head: Position;
  chain: ChainHead;
  /** `position` is null before the first build for this log. */
  projections: readonly (ProcessorStatus & Readonly<{ version: number }>)[];
  reactors: readonly (ProcessorStatus & Readonly<{ parked: number }>)[];
}>;

@Injectable()
export class LogStatusReader {
  constructor(
    private readonly servers: StoreServers,
    private readonly store: EventStore,
    private readonly chain: LogChain,
    private readonly projector: Projector,
    private readonly checkpoints: Checkpoints,
    private readonly sourceList: Sources,
    private readonly clock: Clock,
  ) {}

  async stores(): Promise<readonly Readonly<{ name: string; answers: boolean }>[]> {
    const missing = await this.servers.unreachable();
    return this.servers.names.map((name) => ({ name, answers: !missing.includes(name) }));
  }

  /** Returns the name of a store that is unreachable instead. */
  async read(): Promise<LogStatus | string> {
    try {
      return await this.readLogStatus();
    } catch (error) {
      if (error instanceof StoreUnavailable) return error.store;
      throw error;
    }
  }

  /** Returns undefined while the read model of sources is being built. */
  async sources(): Promise<readonly KnownSource[] | undefined> {
    try {
      return await this.sourceList.all();
    } catch (error) {
      if (error instanceof NotBuilt) return undefined;
      throw error;
    }
  }

  private async readLogStatus(): Promise<LogStatus> {
    const [builds, reactors, parkedFacts] = [
      await this.projector.statuses(),
      await this.checkpoints.reactors(),
      await this.checkpoints.parked(),
    ];
    const checkpoints = await Promise.all(reactors.map((name) => this.checkpoints.get(name)));
    // Read last, so that facts recorded meanwhile count as lag of none.
    const [head, chain] = [await this.store.head(), await this.chain.head()];
    const positions = [...builds.map(({ build }) => build), ...checkpoints].map(
      (checkpoint) => checkpoint?.position ?? BEGINNING,
    );
    const lags = await this.lags(new Set(positions), head);
    const lagOf = (position: Position | undefined) => lags.get(position ?? BEGINNING)!;
    return {
      head,
      chain,
      projections: builds.map(({ projection, version, build }) => ({
        ...{ name: projection, version, position: build?.position ?? null },
        lag: lagOf(build?.position),
      })),
      reactors: reactors.map((name, index) => ({
        ...{ name, position: checkpoints[index]?.position ?? null, lag: lagOf(checkpoints[index]?.position) },
        parked: parkedCountOf(name, parkedFacts),
      })),
    };
  }

  /** No query is needed for a processor at the head of the log. */
  private async lags(positions: ReadonlySet<Position>, head: Position): Promise<ReadonlyMap<Position, Lag>> {
    const behind = new Set([...positions].filter((position) => position < head));
    const lags = await measureLags(this.store, behind, this.clock.now(), MAX_COUNTED_LAG);
    return new Map([...positions].map((position) => [position, lags.get(position) ?? NO_LAG]));
  }
}

const NO_LAG: Lag = { facts: 0, isAll: true, seconds: 0 };

const parkedCountOf = (name: string, parked: readonly ParkedFact[]) => parked.filter(({ reactor }) => reactor === name).length;
