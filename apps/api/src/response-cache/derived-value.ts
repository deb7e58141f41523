import type { Projection, ReadModels } from '#libs/event-sourcing';

export class DerivedValue<T> {
  private revision: string | undefined;
  private value: Promise<T> | undefined;

  constructor(
    private readonly readModels: ReadModels,
    private readonly sources: readonly Projection<any>[],
    private readonly derive: (variant: string) => Promise<T>,
  ) {}

  async get(variant = ''): Promise<T> {
    const revision = `${variant} ${this.readModels.revision(...this.sources)}`;
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
