/** Keeps a source full of runaway rules from taking the server with it. */
export class Effort {
  constructor(private left = ENOUGH) {}

  /** Throws when all is used up. */
  spend(steps: number): void {
    if (steps === 0) return;
    this.left -= steps;
    if (this.left < 0) throw new Error('it takes too long to compute');
  }
}

/** Twenty times what a township's largest source takes, and about a second. */
const ENOUGH = 1_000_000;
