/**
 * What goes wrong on the way to a server and back, the same for the same seed. A share of 0.1 is one call in ten.
 * `restarts`: the server goes down in the middle of the call and comes back on the same address.
 */
export type Faults = Readonly<{
  seed: number;
  /** Recorded, but the answer is lost. */
  lostAnswers?: number;
  /** Not recorded, and refused as a server does that is going down or coming up. */
  refusals?: number;
  /** Subscribers that are told that they are too slow, whether they are or not. */
  drops?: number;
  /** Reads that break off in the middle. */
  brokenReads?: number;
  /** Facts about itself that the server writes between ours. */
  gossip?: number;
}>;

export type Chance = (share: number | undefined) => boolean;

export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  return (share = 0) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32 < share;
  };
};
