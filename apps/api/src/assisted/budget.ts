import type { Day } from '#libs/contracts';

/** What an assistant may be asked for on a day, by everybody and from each address. What is refused costs nobody anything. */
export class Budget {
  private day: Day = '';
  private spentOfDay = 0;
  private readonly spentFrom = new Map<string, number>();

  constructor(
    private readonly perDay: number,
    private readonly perDayAndAddress: number,
  ) {}

  /** How much is spent of a day: what is carried over a restart. */
  get spent(): Spent {
    return { day: this.day, spent: this.spentOfDay };
  }

  /** Goes on where it was left. */
  carryOn({ day, spent }: Spent) {
    this.turnTo(day);
    this.spentOfDay = Math.max(this.spentOfDay, spent);
  }

  /**
   * Spends one at once, so that those who ask at the same time never spend more together than there is. Answers how to give it
   * back, or null when nothing is left.
   */
  spend(address: string, today: Day): (() => void) | null {
    this.turnTo(today);
    const from = this.spentFrom.get(address) ?? 0;
    if (this.spentOfDay >= this.perDay || from >= this.perDayAndAddress) return null;
    this.add(address, 1);
    let isSpent = true;
    return () => {
      if (isSpent && this.day === today) this.add(address, -1);
      isSpent = false;
    };
  }

  private add(address: string, amount: number) {
    this.spentOfDay += amount;
    this.spentFrom.set(address, (this.spentFrom.get(address) ?? 0) + amount);
  }

  private turnTo(day: Day) {
    if (day === this.day) return;
    this.day = day;
    this.spentOfDay = 0;
    this.spentFrom.clear();
  }
}

export type Spent = Readonly<{ day: Day; spent: number }>;
