import { Injectable, NotFoundException } from '@nestjs/common';
import type { FactState, FactStateOfKey, FactTrace, InspectedDocument } from '#libs/contracts';
import {
  type Build,
  Builds,
  EventStore,
  type FoldSkipped,
  handles,
  liveBuild,
  type ParkedKey,
  type Position,
  type Projection,
  positionOf,
  type Recorded,
  toDecimal,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { ActorNames } from '../../accounts/actor-names';
import { PrivateEventFilter } from '../../events/private-event-filter';
import { OPERATIONS_STREAM } from '../../operations/operations-stream';
import { ParkedDocuments } from '../../operations/parked-documents';
import { redactData, toRedactedFact } from '../../operations/redacted-fact';
import { documentKeysOf, WaitingFactCounter } from './waiting-fact-counter';

const MAX_LISTED_FACTS = 50;

@Injectable()
export class FactTraces {
  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly parked: ParkedDocuments,
    private readonly actors: ActorNames,
    private readonly veil: PrivateEventFilter,
  ) {}

  /** Throws 404 if there is no fact at this position. */
  async ofPosition(position: bigint): Promise<FactTrace> {
    const fact = await this.store.at(positionOf(position));
    if (!fact) throw new NotFoundException('There is no fact at this position.');
    return this.traceOf(fact);
  }

  async ofEvent(id: number): Promise<FactTrace> {
    const [fact] = await this.store.read(`event-${id}`, { direction: 'backwards', limit: 1 });
    if (!fact) throw new NotFoundException('There is no fact about this event.');
    return this.traceOf(fact);
  }

  /** Returns the fact that parks a document and the document before it. Throws `Rejected` if it is not parked. */
  async inspect(projection: Projection<any>, key: string): Promise<InspectedDocument> {
    const parkedKey = await this.parked.findParked(projection, key);
    const live = (await this.parked.liveBuildOf(projection))!;
    const [fact, documents, [waiting]] = await Promise.all([
      this.store.at(parkedKey.position),
      this.builds.documents(live, [key]),
      new WaitingFactCounter(this.store).countBehind(projection, live, [parkedKey]),
    ]);
    return {
      parked: {
        ...{ projection: projection.name, key, position: toDecimal(parkedKey.position), reason: parkedKey.reason },
        ...{ type: fact?.type ?? 'unknown', waiting: waiting! },
      },
      fact: fact ? await this.toRedacted(fact) : null,
      document: fact ? redactData(fact.stream, documents.get(key)?.document ?? null) : null,
    };
  }

  private async traceOf(fact: Recorded): Promise<FactTrace> {
    const [all, skippedFolds, neighbours, summary] = await Promise.all([
      this.builds.list(),
      this.skippedAt(fact.position),
      this.store.read(fact.stream, {
        direction: 'backwards',
        from: fact.revision + MAX_LISTED_FACTS / 2,
        limit: MAX_LISTED_FACTS,
      }),
      this.toRedacted(fact),
    ]);
    return {
      fact: summary,
      stream: neighbours.map(({ position, type, metadata }) => ({ position: toDecimal(position), type, time: metadata.time })),
      projections: await Promise.all(
        projections.map(async (projection) => {
          const live = liveBuild(projection, all);
          const keys = handles(projection, fact) ? await this.statesOfKeys(projection, live, fact, skippedFolds) : [];
          return { name: projection.name, state: worstState(keys), keys };
        }),
      ),
    };
  }

  private async statesOfKeys(
    projection: Projection<any>,
    live: Build | undefined,
    fact: Recorded,
    skippedFolds: readonly FoldSkipped['data'][],
  ): Promise<readonly FactStateOfKey[]> {
    const parked = live ? await this.builds.parked(live) : [];
    return documentKeysOf(projection, fact).map((key) => {
      const skip = skippedFolds.find((one) => one.projection === projection.name && one.key === key);
      return {
        key,
        ...stateOf(
          fact.position,
          live,
          parked.find((one) => one.key === key),
          skip,
        ),
      };
    });
  }

  private async skippedAt(position: Position): Promise<readonly FoldSkipped['data'][]> {
    const deeds = await this.store.read(OPERATIONS_STREAM);
    return deeds.flatMap(({ type, data }) => (type === 'FoldSkipped' && data.position === position ? [data] : []));
  }

  private async toRedacted(recorded: Recorded) {
    const [fact] = await this.veil.apply([recorded]);
    return toRedactedFact(fact!, await this.actors.of(recorded.metadata.actor));
  }
}

const stateOf = (
  position: Position,
  live: Build | undefined,
  parked: ParkedKey | undefined,
  skip: FoldSkipped['data'] | undefined,
): Readonly<{ state: FactState; reason?: string }> => {
  if (!live || live.position < position) return { state: 'behind' };
  if (parked?.position === position) return { state: 'parked', reason: parked.reason };
  if (parked && parked.position < position)
    return { state: 'waits', reason: `It waits behind fact ${toDecimal(parked.position)}, which is parked.` };
  return skip ? { state: 'skipped', reason: skip.reason } : { state: 'folded' };
};

const worstState = (keys: readonly FactStateOfKey[]): FactState =>
  STATES_BY_URGENCY.find((state) => keys.some((one) => one.state === state)) ?? 'not handled';

const STATES_BY_URGENCY: readonly FactState[] = ['parked', 'waits', 'behind', 'skipped', 'folded'];
