import { partOf } from './uuid';

/** Finds ids that were there before, by what a number holds of each: what it keeps are eight bytes of an id. */
export class RepeatedIds {
  private parts = new Float64Array(1_024);
  private count = 0;

  add(id: string) {
    if (this.count === this.parts.length) this.parts = grown(this.parts);
    this.parts[this.count] = partOf(id);
    this.count += 1;
  }

  /** Tells whether an id may be one that was added twice: it is where only one has that part. */
  suspects(): ((id: string) => boolean) | undefined {
    const sorted = this.parts.slice(0, this.count).sort();
    const twice = new Set(sorted.filter((part, i) => i > 0 && part === sorted[i - 1]));
    return twice.size > 0 ? (id) => twice.has(partOf(id)) : undefined;
  }
}

const grown = (parts: Float64Array<ArrayBuffer>) => {
  const larger = new Float64Array(2 * parts.length);
  larger.set(parts);
  return larger;
};
