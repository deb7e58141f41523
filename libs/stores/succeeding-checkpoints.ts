import { Checkpoints, type ParkedFact, type Place, type Position, type Token } from '#libs/event-sourcing';

/**
 * Checkpoints of a log that had others before. A reactor that has come further in those is there still, until it comes under a
 * token: then it goes on here from there. Nothing moves in the others any more, but that an operator lets a fact be.
 */
export class SucceedingCheckpoints extends Checkpoints {
  private isDone = false;

  constructor(
    private readonly now: Checkpoints,
    private readonly before: Checkpoints,
  ) {
    super();
  }

  async reactors() {
    return [...new Set([...(await this.now.reactors()), ...(await this.left())])];
  }

  async get(reactor: string) {
    return (await this.isLeft(reactor)) ? this.before.get(reactor) : this.now.get(reactor);
  }

  async save(reactor: string, from: Position | null, place: Place, token: Token) {
    if (await this.isLeft(reactor)) await this.succeed(reactor, token);
    return this.now.save(reactor, from, place, token);
  }

  async park(fact: ParkedFact, token: Token) {
    if (await this.isLeft(fact.reactor)) await this.before.park(fact, token);
    else await this.now.park(fact, token);
  }

  async parkAgain(fact: ParkedFact, token: Token) {
    return ((await this.isLeft(fact.reactor)) ? this.before : this.now).parkAgain(fact, token);
  }

  async parked() {
    const left = await this.left();
    const now = (await this.now.parked()).filter(({ reactor }) => !left.includes(reactor));
    if (left.length === 0) return now;
    const before = (await this.before.parked()).filter(({ reactor }) => left.includes(reactor));
    return [...now, ...before].toSorted((a, b) => (a.position < b.position ? -1 : 1));
  }

  async unpark(reactor: string, position: Position) {
    await ((await this.isLeft(reactor)) ? this.before : this.now).unpark(reactor, position);
  }

  async close() {
    await this.now.close();
    await this.before.close();
  }

  private async isLeft(reactor: string) {
    return (await this.left()).includes(reactor);
  }

  /** Those that are further there. Once there are none, nobody need look again. */
  private async left(): Promise<readonly string[]> {
    if (this.isDone) return [];
    const left: string[] = [];
    for (const reactor of await this.before.reactors()) {
      const [now, before] = [await this.now.get(reactor), await this.before.get(reactor)];
      if (!now || now.position < before!.position) left.push(reactor);
    }
    this.isDone = left.length === 0;
    return left;
  }

  /** Its place last: broken off, it is begun anew. */
  private async succeed(reactor: string, token: Token) {
    const ofIt = (one: ParkedFact) => one.reactor === reactor;
    for (const { position } of (await this.now.parked()).filter(ofIt)) await this.now.unpark(reactor, position);
    for (const fact of (await this.before.parked()).filter(ofIt)) await this.now.park(fact, token);
    const from = (await this.now.get(reactor))?.position ?? null;
    await this.now.save(reactor, from, (await this.before.get(reactor))!, token);
  }
}
