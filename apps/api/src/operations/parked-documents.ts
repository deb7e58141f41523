import { Injectable } from '@nestjs/common';
import type { Retried } from '#libs/contracts';
import { RetryFold, SkipFold } from '#libs/domain';
import { type Build, Builds, liveBuild, type Parked, type Projection, Rejected } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';

/** Documents that a fact could not be folded into, and what operators decide about them. */
@Injectable()
export class ParkedDocuments {
  constructor(
    private readonly commands: Commands,
    private readonly builds: Builds,
  ) {}

  /** Of what is live in a version. */
  async of(projection: Projection<any>): Promise<readonly Parked[]> {
    const live = await this.liveOf(projection);
    return live ? this.builds.parked(live) : [];
  }

  /** The build that serves, if one does. */
  async liveOf(projection: Projection<any>): Promise<Build | undefined> {
    return liveBuild(projection, await this.builds.list());
  }

  /** Folds its fact once more, with those that wait behind it. Answers what came of it. */
  async retry(projection: Projection<any>, key: string, position: bigint, actor: string, reason?: string): Promise<Retried> {
    const parked = await this.parkedAt(projection, key, position);
    const { reason: failure } = parked;
    const retried = { projection: projection.name, key, position: parked.position, failure, ...(reason && { reason }) };
    await this.commands.issue(actor, RetryFold, retried);
    return this.standing(projection, key);
  }

  /** Lets the document go on without its fact. Where a later one parks it again it is said why. */
  async skip(projection: Projection<any>, key: string, position: bigint, reason: string, actor: string): Promise<Retried> {
    const parked = await this.parkedAt(projection, key, position);
    const { reason: failure } = parked;
    await this.commands.issue(actor, SkipFold, { projection: projection.name, key, position: parked.position, failure, reason });
    return this.standing(projection, key);
  }

  /** Throws `Rejected` where it is parked no more, or by another fact. */
  async parkedAt(projection: Projection<any>, key: string, position?: bigint): Promise<Parked> {
    const one = (await this.of(projection)).find(
      (each) => each.key === key && (position === undefined || BigInt(each.position) === position),
    );
    if (!one) throw new Rejected('not-parked', `No such document of ${projection.name} is parked.`);
    return one;
  }

  private async standing(projection: Projection<any>, key: string): Promise<Retried> {
    const still = (await this.of(projection)).find((each) => each.key === key);
    return still ? { isParked: true, reason: still.reason } : { isParked: false };
  }
}
