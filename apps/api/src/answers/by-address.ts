import type { Finished } from './finished';

/** How many addresses are remembered. */
const MOST = 2_000;

/** Which answer an address has, so that it need not be read again: until whatever it hangs on has moved. */
export class ByAddress {
  private moment: string | undefined;
  private finished = new Map<string, Finished>();

  /** Those known at a moment. What is found out later about this moment belongs here, and nowhere else. */
  at(moment: string): Map<string, Finished> {
    if (moment !== this.moment || this.finished.size >= MOST) this.finished = new Map();
    this.moment = moment;
    return this.finished;
  }
}
