import { Injectable } from '@nestjs/common';
import type { RetryResponse } from '#libs/contracts';
import { RetryFold, SkipFold } from '#libs/domain';
import { type Build, Builds, liveBuild, type ParkedKey, type Projection, Rejected } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';

@Injectable()
export class ParkedDocuments {
  constructor(
    private readonly commands: Commands,
    private readonly builds: Builds,
  ) {}

  async list(projection: Projection<any>): Promise<readonly ParkedKey[]> {
    const live = await this.liveBuildOf(projection);
    return live ? this.builds.parked(live) : [];
  }

  async liveBuildOf(projection: Projection<any>): Promise<Build | undefined> {
    return liveBuild(projection, await this.builds.list());
  }

  /** Folds its fact again, and the facts that wait behind it. Returns whether it is still parked. */
  async retry(
    projection: Projection<any>,
    key: string,
    position: bigint,
    actor: string,
    reason?: string,
  ): Promise<RetryResponse> {
    const parked = await this.findParked(projection, key, position);
    const { reason: failure } = parked;
    const retried = { projection: projection.name, key, position: parked.position, failure, ...(reason && { reason }) };
    await this.commands.issue(actor, RetryFold, retried);
    return this.resultFor(projection, key);
  }

  async skip(projection: Projection<any>, key: string, position: bigint, reason: string, actor: string): Promise<RetryResponse> {
    const parked = await this.findParked(projection, key, position);
    const { reason: failure } = parked;
    await this.commands.issue(actor, SkipFold, { projection: projection.name, key, position: parked.position, failure, reason });
    return this.resultFor(projection, key);
  }

  /** Throws `Rejected` if the document is not parked, or was parked by another fact. */
  async findParked(projection: Projection<any>, key: string, position?: bigint): Promise<ParkedKey> {
    const one = (await this.list(projection)).find(
      (each) => each.key === key && (position === undefined || BigInt(each.position) === position),
    );
    if (!one) throw new Rejected('not-parked', `No such document of ${projection.name} is parked.`);
    return one;
  }

  private async resultFor(projection: Projection<any>, key: string): Promise<RetryResponse> {
    const still = (await this.list(projection)).find((each) => each.key === key);
    return still ? { isParked: true, reason: still.reason } : { isParked: false };
  }
}
