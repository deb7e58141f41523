import { PersonalKeys } from '#libs/event-sourcing';
import type { EmbeddedPersonalKeys } from './embedded-personal-keys';

/** Keys that replace those of a file: before the first use all of them are moved, because other machines do not have the file. */
export class MigratingKeys extends PersonalKeys {
  private move: Promise<void> | undefined;

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

  async getOrCreate(person: string, key?: Buffer) {
    await this.allMoved();
    return this.keys.getOrCreate(person, key);
  }

  /** Reads both places without moving. */
  async all() {
    const destroyed = await this.keys.destroyed();
    const before = [...(await this.before.all())].filter(([person]) => !destroyed.has(person));
    return new Map([...before, ...(await this.keys.all())]);
  }

  /** In both places, because another process may have moved it. */
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

  /** After a failure the next caller tries again. */
  private allMoved(): Promise<void> {
    this.move ??= this.before.moveTo(this.keys).catch((error) => {
      this.move = undefined;
      throw error;
    });
    return this.move;
  }
}
