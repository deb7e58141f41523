import { Injectable, NotFoundException } from '@nestjs/common';
import type { FactWay, InspectedDocument, WayOfKey, WayState } from '#libs/contracts';
import {
  type Build,
  Builds,
  decimalOf,
  EventStore,
  type FoldSkipped,
  handles,
  liveBuild,
  type Parked,
  type Position,
  type Projection,
  positionOf,
  type Recorded,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { ActorNames } from '../../accounts/actor-names';
import { Veil } from '../../events/veil';
import { DEEDS } from '../../operations/deeds';
import { ParkedDocuments } from '../../operations/parked-documents';
import { toldData, toldFact } from '../../operations/told-fact';
import { keysAbout, Waiting } from './waiting';

/** Facts of one stream that are listed. */
const LISTED = 50;

/** What becomes of single facts in the read models, and of the documents they cannot be folded into. */
@Injectable()
export class Ways {
  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly parked: ParkedDocuments,
    private readonly actors: ActorNames,
    private readonly veil: Veil,
  ) {}

  /** Throws a 404 where no fact stands there. */
  async ofPosition(position: bigint): Promise<FactWay> {
    const fact = await this.store.at(positionOf(position));
    if (!fact) throw new NotFoundException('There is no fact at this position.');
    return this.of(fact);
  }

  /** Of the newest fact about an event of the town. */
  async ofEvent(id: number): Promise<FactWay> {
    const [fact] = await this.store.read(`event-${id}`, { direction: 'backwards', limit: 1 });
    if (!fact) throw new NotFoundException('There is no fact about this event.');
    return this.of(fact);
  }

  /** The fact that parks a document, and how the document was before. Throws `Rejected` where it is parked no more. */
  async inspect(projection: Projection<any>, key: string): Promise<InspectedDocument> {
    const one = await this.parked.parkedAt(projection, key);
    const live = (await this.parked.liveOf(projection))!;
    const [fact, documents, [waiting]] = await Promise.all([
      this.store.at(one.position),
      this.builds.documents(live, [key]),
      new Waiting(this.store).behind(projection, live, [one]),
    ]);
    return {
      parked: {
        ...{ projection: projection.name, key, position: decimalOf(one.position), reason: one.reason },
        ...{ type: fact?.type ?? 'unknown', waiting: waiting! },
      },
      fact: fact ? await this.told(fact) : null,
      document: fact ? toldData(fact.stream, documents.get(key)?.document ?? null) : null,
    };
  }

  private async of(fact: Recorded): Promise<FactWay> {
    const [all, skipped, neighbours, told] = await Promise.all([
      this.builds.list(),
      this.skipped(fact.position),
      this.store.read(fact.stream, { direction: 'backwards', from: fact.revision + LISTED / 2, limit: LISTED }),
      this.told(fact),
    ]);
    return {
      fact: told,
      stream: neighbours.map(({ position, type, metadata }) => ({ position: decimalOf(position), type, time: metadata.time })),
      projections: await Promise.all(
        projections.map(async (projection) => {
          const live = liveBuild(projection, all);
          const keys = handles(projection, fact) ? await this.keys(projection, live, fact, skipped) : [];
          return { name: projection.name, state: worst(keys), keys };
        }),
      ),
    };
  }

  private async keys(
    projection: Projection<any>,
    live: Build | undefined,
    fact: Recorded,
    skipped: readonly FoldSkipped['data'][],
  ): Promise<readonly WayOfKey[]> {
    const parked = live ? await this.builds.parked(live) : [];
    return keysAbout(projection, fact).map((key) => {
      const skip = skipped.find((one) => one.projection === projection.name && one.key === key);
      return {
        key,
        ...standingOf(
          fact.position,
          live,
          parked.find((one) => one.key === key),
          skip,
        ),
      };
    });
  }

  /** What operators decided to let be at a position. */
  private async skipped(position: Position): Promise<readonly FoldSkipped['data'][]> {
    const deeds = await this.store.read(DEEDS);
    return deeds.flatMap(({ type, data }) => (type === 'FoldSkipped' && data.position === position ? [data] : []));
  }

  private async told(recorded: Recorded) {
    const [fact] = await this.veil.over([recorded]);
    return toldFact(fact!, await this.actors.of(recorded.metadata.actor));
  }
}

const standingOf = (
  position: Position,
  live: Build | undefined,
  parked: Parked | undefined,
  skip: FoldSkipped['data'] | undefined,
): Readonly<{ state: WayState; reason?: string }> => {
  if (!live || live.position < position) return { state: 'behind' };
  if (parked?.position === position) return { state: 'parked', reason: parked.reason };
  if (parked && parked.position < position)
    return { state: 'waits', reason: `It waits behind fact ${decimalOf(parked.position)}, which is parked.` };
  return skip ? { state: 'skipped', reason: skip.reason } : { state: 'folded' };
};

/** Of several keys, what an operator has to look at first. */
const worst = (keys: readonly WayOfKey[]): WayState =>
  ORDER.find((state) => keys.some((one) => one.state === state)) ?? 'not handled';

const ORDER: readonly WayState[] = ['parked', 'waits', 'behind', 'skipped', 'folded'];
