import type { Day } from '#libs/contracts';

export class DailyBudget {
  private day: Day = '';
  private spentToday = 0;
  private readonly spentByAddress = new Map<string, number>();

  constructor(
    private readonly perDay: number,
    private readonly perDayAndAddress: number,
  ) {}

  get spent(): SpentBudget {
    return { day: this.day, spent: this.spentToday };
  }

  restore({ day, spent }: SpentBudget) {
    this.startDay(day);
    this.spentToday = Math.max(this.spentToday, spent);
  }

  /** Synchronous, so that concurrent callers never exceed it. Returns how to give the call back, null if nothing is left. */
  spend(address: string, today: Day): (() => void) | null {
    this.startDay(today);
    const from = this.spentByAddress.get(address) ?? 0;
    if (this.spentToday >= this.perDay || from >= this.perDayAndAddress) return null;
    this.add(address, 1);
    let isSpent = true;
    return () => {
      if (isSpent && this.day === today) this.add(address, -1);
      isSpent = false;
    };
  }

  private add(address: string, amount: number) {
    this.spentToday += amount;
    this.spentByAddress.set(address, (this.spentByAddress.get(address) ?? 0) + amount);
  }

  private startDay(day: Day) {
    if (day === this.day) return;
    this.day = day;
    this.spentToday = 0;
    this.spentByAddress.clear();
  }
}

export type SpentBudget = Readonly<{ day: Day; spent: number }>;
