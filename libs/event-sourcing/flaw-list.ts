/** Beyond that, most flaws have one cause. */
export const MAX_LISTED_FLAWS = 1_000;

/** `flaws` are sentences, the first of `flawCount`. */
export type Flaws = Readonly<{ flaws: readonly string[]; flawCount: number }>;

/** Lists the first flaws and counts all. */
export class FlawList {
  private readonly flaws: string[] = [];
  private flawCount = 0;

  /** Returns its index, undefined if it is only counted. */
  add(flaw: string): number | undefined {
    this.flawCount += 1;
    return this.flaws.length < MAX_LISTED_FLAWS ? this.flaws.push(flaw) - 1 : undefined;
  }

  /** Listed however many came before. */
  addOfWholeLog(flaw: string) {
    this.flawCount += 1;
    this.flaws.push(flaw);
  }

  replace(index: number, flaw: string) {
    this.flaws[index] = flaw;
  }

  all(): Flaws {
    return { flaws: this.flaws, flawCount: this.flawCount };
  }
}
