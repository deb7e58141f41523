import { uuidPart } from './uuid';

/** Finds repeated ids by a numeric part of each, in eight bytes per id. */
export class RepeatedIdFinder {
  private parts = new Float64Array(1_024);
  private count = 0;

  add(id: string) {
    if (this.count === this.parts.length) this.parts = doubled(this.parts);
    this.parts[this.count] = uuidPart(id);
    this.count += 1;
  }

  /** Returns a predicate for ids that may be repeated (their part is), undefined if there are none. */
  suspects(): ((id: string) => boolean) | undefined {
    const sorted = this.parts.slice(0, this.count).sort();
    const twice = new Set(sorted.filter((part, i) => i > 0 && part === sorted[i - 1]));
    return twice.size > 0 ? (id) => twice.has(uuidPart(id)) : undefined;
  }
}

const doubled = (parts: Float64Array<ArrayBuffer>) => {
  const larger = new Float64Array(2 * parts.length);
  larger.set(parts);
  return larger;
};
