import { Injectable } from '@nestjs/common';
import { type ReactorsRetried, RecordRetry, RecordSkip } from '#libs/domain';
import { Checkpoints, type ParkedFact, Rejected } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';

/** What reactors have put aside, and what operators decide about it. */
@Injectable()
export class Reactions {
  constructor(
    private readonly commands: Commands,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** In log order. */
  parked(): Promise<readonly ParkedFact[]> {
    return this.checkpoints.parked();
  }

  /** Lets the running server try all of it again now. Answers how many there were. */
  async retryAll(actor: string, reason?: string): Promise<number> {
    return this.again(await this.parked(), actor, { ...(reason && { reason }) });
  }

  /** Throws `Rejected` where it is not put aside, or stands behind another in its stream. */
  async retry(reactor: string, position: bigint, actor: string, reason?: string): Promise<number> {
    const parked = await this.parked();
    const one = foundIn(parked, reactor, position);
    refuseBehind(one, parked);
    return this.again([one], actor, { reactor, position: one.position, ...(reason && { reason }) });
  }

  /** Nobody tries it again; what stands behind it in its stream goes on. Throws `Rejected` where it is not put aside. */
  async skip(reactor: string, position: bigint, reason: string, actor: string) {
    const { stream, reason: failure, ...one } = foundIn(await this.parked(), reactor, position);
    const skipped = { reactor, position: one.position, stream, failure, reason };
    // On record first: broken off in between, it is still put aside and can be skipped again.
    await this.commands.issueWithoutWaiting(actor, RecordSkip, skipped);
    await this.checkpoints.unpark(reactor, one.position);
    return skipped;
  }

  private async again(parked: readonly ParkedFact[], actor: string, about: Omit<ReactorsRetried['data'], 'facts'>) {
    let retried = 0;
    // Some of it may have been reacted to by now.
    for (const each of parked)
      if (await this.checkpoints.parkAgain({ ...each, attempts: 0, due: 0 }, Number.MAX_SAFE_INTEGER)) retried += 1;
    await this.commands.issueWithoutWaiting(actor, RecordRetry, { facts: retried, ...about });
    return retried;
  }
}

const foundIn = (parked: readonly ParkedFact[], reactor: string, position: bigint): ParkedFact => {
  const one = parked.find((each) => each.reactor === reactor && BigInt(each.position) === position);
  if (!one) throw new Rejected('not-aside', `No fact ${position} of ${reactor} is parked.`);
  return one;
};

const refuseBehind = ({ reactor, stream, position }: ParkedFact, parked: readonly ParkedFact[]) => {
  const first = parked.find((one) => one.reactor === reactor && one.stream === stream);
  if (first && first.position < position)
    throw new Rejected(
      'behind',
      `Fact ${BigInt(position)} waits behind fact ${BigInt(first.position)}. Retry or skip that one first.`,
    );
};
