import { Checkpoints, type LogPlace, type ParkedFact, type Position, type Token } from '#libs/event-sourcing';

/** A reactor further in the earlier ones moves when it first runs with a token. They change only when a fact is skipped. */
export class MigratingCheckpoints extends Checkpoints {
  private isDone = false;

  constructor(
    private readonly now: Checkpoints,
    private readonly before: Checkpoints,
  ) {
    super();
  }

  async reactors() {
    return [...new Set([...(await this.now.reactors()), ...(await this.unmigrated())])];
  }

  async get(reactor: string) {
    return (await this.isUnmigrated(reactor)) ? this.before.get(reactor) : this.now.get(reactor);
  }

  async save(reactor: string, from: Position | null, place: LogPlace, token: Token) {
    if (await this.isUnmigrated(reactor)) await this.migrate(reactor, token);
    return this.now.save(reactor, from, place, token);
  }

  async park(fact: ParkedFact, token: Token) {
    if (await this.isUnmigrated(fact.reactor)) await this.before.park(fact, token);
    else await this.now.park(fact, token);
  }

  async updateParked(fact: ParkedFact, token: Token) {
    return ((await this.isUnmigrated(fact.reactor)) ? this.before : this.now).updateParked(fact, token);
  }

  async parked() {
    const left = await this.unmigrated();
    const now = (await this.now.parked()).filter(({ reactor }) => !left.includes(reactor));
    if (left.length === 0) return now;
    const before = (await this.before.parked()).filter(({ reactor }) => left.includes(reactor));
    return [...now, ...before].toSorted((a, b) => (a.position < b.position ? -1 : 1));
  }

  async unpark(reactor: string, position: Position) {
    await ((await this.isUnmigrated(reactor)) ? this.before : this.now).unpark(reactor, position);
  }

  async close() {
    await this.now.close();
    await this.before.close();
  }

  private async isUnmigrated(reactor: string) {
    return (await this.unmigrated()).includes(reactor);
  }

  private async unmigrated(): Promise<readonly string[]> {
    if (this.isDone) return [];
    const left: string[] = [];
    for (const reactor of await this.before.reactors()) {
      const [now, before] = [await this.now.get(reactor), await this.before.get(reactor)];
      if (!now || now.position < before!.position) left.push(reactor);
    }
    this.isDone = left.length === 0;
    return left;
  }

  /** The checkpoint is migrated last, so that an interrupted migration starts again. */
  private async migrate(reactor: string, token: Token) {
    const ofIt = (one: ParkedFact) => one.reactor === reactor;
    for (const { position } of (await this.now.parked()).filter(ofIt)) await this.now.unpark(reactor, position);
    for (const fact of (await this.before.parked()).filter(ofIt)) await this.now.park(fact, token);
    const from = (await this.now.get(reactor))?.position ?? null;
    await this.now.save(reactor, from, (await this.before.get(reactor))!, token);
  }
}
