export class StepBudget {
  constructor(private remaining = DEFAULT_STEPS) {}

  /** Throws when the budget is used up. */
  spend(steps: number): void {
    if (steps === 0) return;
    this.remaining -= steps;
    if (this.remaining < 0) throw new Error('it takes too long to compute');
  }
}

/** Twenty times what the largest source of a township needs; about a second. */
const DEFAULT_STEPS = 1_000_000;
