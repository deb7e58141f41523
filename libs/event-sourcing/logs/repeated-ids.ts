/** Finds ids that were there before, by half of each: what it keeps are eight bytes of an id. */
export class RepeatedIds {
  private halves = new BigUint64Array(1_024);
  private count = 0;

  add(id: string) {
    if (this.count === this.halves.length) this.halves = grown(this.halves);
    this.halves[this.count] = halfOf(id);
    this.count += 1;
  }

  /** Tells whether an id may be one that was added twice: it is where only one has that half. */
  suspects(): ((id: string) => boolean) | undefined {
    const sorted = this.halves.slice(0, this.count).sort();
    const twice = new Set(sorted.filter((half, i) => i > 0 && half === sorted[i - 1]));
    return twice.size > 0 ? (id) => twice.has(halfOf(id)) : undefined;
  }
}

const grown = (halves: BigUint64Array<ArrayBuffer>) => {
  const larger = new BigUint64Array(2 * halves.length);
  larger.set(halves);
  return larger;
};

const halfOf = (id: string) => {
  const hex = id.replaceAll('-', '').slice(0, 16);
  return /^[0-9a-f]{16}$/i.test(hex) ? BigInt(`0x${hex}`) : 0n;
};
