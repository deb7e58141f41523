import type { Projection, ReadModels } from '#libs/event-sourcing';

/** A value derived from read models, cached until one of them changes. */
export class DerivedValue<T> {
  private revision: string | undefined;
  private value: Promise<T> | undefined;

  constructor(
    private readonly readModels: ReadModels,
    private readonly sources: readonly Projection<any>[],
    private readonly derive: (variant: string) => Promise<T>,
  ) {}

  /** `variant` is what else the value depends on, such as the day. */
  async get(variant = ''): Promise<T> {
    const revision = [variant, ...this.sources.map((source) => this.readModels.revision(source))].join(' ');
    if (revision !== this.revision || !this.value) {
      this.revision = revision;
      this.value = this.derive(variant);
      this.value.catch(() => {
        if (this.revision === revision) this.value = undefined;
      });
    }
    return this.value;
  }
}
