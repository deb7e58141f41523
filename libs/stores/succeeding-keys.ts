import { PersonalKeys } from '#libs/event-sourcing';
import type { EmbeddedPersonalKeys } from './embedded-personal-keys';

/** Keys that go on from a file: before the first is asked for, all that it holds are moved, for other machines have no such file. */
export class SucceedingKeys extends PersonalKeys {
  private moved: Promise<void> | undefined;

  constructor(
    private readonly keys: PersonalKeys,
    private readonly before: EmbeddedPersonalKeys,
  ) {
    super();
  }

  async get(person: string) {
    await this.allMoved();
    return this.keys.get(person);
  }

  async made(person: string, key?: Buffer) {
    await this.allMoved();
    return this.keys.made(person, key);
  }

  /** Where they are: who only looks moves none. */
  async all() {
    const destroyed = await this.keys.destroyed();
    const before = [...(await this.before.all())].filter(([person]) => !destroyed.has(person));
    return new Map([...before, ...(await this.keys.all())]);
  }

  /** In both: it may have been moved by another process meanwhile. */
  async destroy(person: string) {
    await this.allMoved();
    await this.before.destroy(person);
    await this.keys.destroy(person);
  }

  async destroyed() {
    return new Set([...(await this.before.destroyed()), ...(await this.keys.destroyed())]);
  }

  async close() {
    await this.before.close();
    await this.keys.close();
  }

  /** Tried again by whoever comes next where it broke off. */
  private allMoved(): Promise<void> {
    this.moved ??= this.before.moveTo(this.keys).catch((error) => {
      this.moved = undefined;
      throw error;
    });
    return this.moved;
  }
}
