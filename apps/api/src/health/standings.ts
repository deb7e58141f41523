import { Injectable } from '@nestjs/common';
import {
  BEGINNING,
  type ChainHead,
  Checkpoints,
  EventStore,
  type Lag,
  LogChain,
  lagsBehind,
  NotBuilt,
  type ParkedFact,
  type Position,
  Projector,
  Servers,
  StoreUnavailable,
} from '#libs/event-sourcing';
import { Clock } from '../settings/clock';
import { type KnownSource, Sources } from '../sources/sources';

/** As many facts as are read at once: who is further behind is so by more than that. */
const COUNTED = 1_000;

export type Stand = Readonly<{ name: string; position: Position | null; lag: Lag }>;

export type Standing = Readonly<{
  head: Position;
  chain: ChainHead;
  /** `position` is null while there is none of this log yet. */
  projections: readonly (Stand & Readonly<{ version: number }>)[];
  reactors: readonly (Stand & Readonly<{ parked: number }>)[];
}>;

/** Where everything stands that follows the log, and whether it can be asked. */
@Injectable()
export class Standings {
  constructor(
    private readonly servers: Servers,
    private readonly store: EventStore,
    private readonly chain: LogChain,
    private readonly projector: Projector,
    private readonly checkpoints: Checkpoints,
    private readonly known: Sources,
    private readonly clock: Clock,
  ) {}

  /** By name, whether each answers; on files there are none to ask. */
  async stores(): Promise<readonly Readonly<{ name: string; answers: boolean }>[]> {
    const missing = await this.servers.missing();
    return this.servers.names.map((name) => ({ name, answers: !missing.includes(name) }));
  }

  /** The name of a store where one does not answer. */
  async all(): Promise<Standing | string> {
    try {
      return await this.standing();
    } catch (error) {
      if (error instanceof StoreUnavailable) return error.store;
      throw error;
    }
  }

  /** Undefined while it cannot be told which there are: their read model is being built. */
  async sources(): Promise<readonly KnownSource[] | undefined> {
    try {
      return await this.known.all();
    } catch (error) {
      if (error instanceof NotBuilt) return undefined;
      throw error;
    }
  }

  private async standing(): Promise<Standing> {
    const [builds, reactors, parked] = [
      await this.projector.standings(),
      await this.checkpoints.reactors(),
      await this.checkpoints.parked(),
    ];
    const places = await Promise.all(reactors.map((name) => this.checkpoints.get(name)));
    // Last: what was recorded meanwhile is no lag of anybody's who was asked before.
    const [head, chain] = [await this.store.head(), await this.chain.head()];
    const positions = [...builds.map(({ build }) => build), ...places].map((place) => place?.position ?? BEGINNING);
    const lags = await this.lags(new Set(positions), head);
    const lagOf = (position: Position | undefined) => lags.get(position ?? BEGINNING)!;
    return {
      head,
      chain,
      projections: builds.map(({ projection, version, build }) => ({
        ...{ name: projection, version, position: build?.position ?? null },
        lag: lagOf(build?.position),
      })),
      reactors: reactors.map((name, nth) => ({
        ...{ name, position: places[nth]?.position ?? null, lag: lagOf(places[nth]?.position) },
        parked: parkedBy(name, parked),
      })),
    };
  }

  /** Whoever stands at the head need not ask the log. */
  private async lags(positions: ReadonlySet<Position>, head: Position): Promise<ReadonlyMap<Position, Lag>> {
    const behind = new Set([...positions].filter((position) => position < head));
    const lags = await lagsBehind(this.store, behind, this.clock.now(), COUNTED);
    return new Map([...positions].map((position) => [position, lags.get(position) ?? NONE]));
  }
}

const NONE: Lag = { events: 0, isAll: true, seconds: 0 };

const parkedBy = (name: string, parked: readonly ParkedFact[]) => parked.filter(({ reactor }) => reactor === name).length;
