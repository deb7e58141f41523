import { Injectable } from '@nestjs/common';
import { type ReactorsRetried, RecordRetry, RecordSkip } from '#libs/domain';
import { Checkpoints, type ParkedFact, Rejected } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';

@Injectable()
export class ParkedReactions {
  constructor(
    private readonly commands: Commands,
    private readonly checkpoints: Checkpoints,
  ) {}

  list(): Promise<readonly ParkedFact[]> {
    return this.checkpoints.parked();
  }

  async retryAll(actor: string, reason?: string): Promise<number> {
    return this.retryFacts(await this.list(), actor, { ...(reason && { reason }) });
  }

  /** Throws `Rejected` if the fact is not parked, or waits behind another one of its stream. */
  async retry(reactor: string, position: bigint, actor: string, reason?: string): Promise<number> {
    const parked = await this.list();
    const one = findParkedFact(parked, reactor, position);
    assertFirstOfStream(one, parked);
    return this.retryFacts([one], actor, { reactor, position: one.position, ...(reason && { reason }) });
  }

  /** The fact is never retried; those behind it in its stream go on. Throws `Rejected` if it is not parked. */
  async skip(reactor: string, position: bigint, reason: string, actor: string) {
    const { stream, reason: failure, ...one } = findParkedFact(await this.list(), reactor, position);
    const skipped = { reactor, position: one.position, stream, failure, reason };
    // Recorded first: if this breaks off, the fact is still parked and can be skipped again.
    await this.commands.issueWithoutWaiting(actor, RecordSkip, skipped);
    await this.checkpoints.unpark(reactor, one.position);
    return skipped;
  }

  private async retryFacts(parked: readonly ParkedFact[], actor: string, about: Omit<ReactorsRetried['data'], 'facts'>) {
    let retried = 0;
    for (const each of parked)
      if (await this.checkpoints.updateParked({ ...each, attempts: 0, due: 0 }, Number.MAX_SAFE_INTEGER)) retried += 1;
    await this.commands.issueWithoutWaiting(actor, RecordRetry, { facts: retried, ...about });
    return retried;
  }
}

const findParkedFact = (parked: readonly ParkedFact[], reactor: string, position: bigint): ParkedFact => {
  const one = parked.find((each) => each.reactor === reactor && BigInt(each.position) === position);
  if (!one) throw new Rejected('not-aside', `No fact ${position} of ${reactor} is parked.`);
  return one;
};

const assertFirstOfStream = ({ reactor, stream, position }: ParkedFact, parked: readonly ParkedFact[]) => {
  const first = parked.find((one) => one.reactor === reactor && one.stream === stream);
  if (first && first.position < position)
    throw new Rejected(
      'behind',
      `Fact ${BigInt(position)} waits behind fact ${BigInt(first.position)}. Retry or skip that one first.`,
    );
};
