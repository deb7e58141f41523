/**
 * How long a lease is taken for; whoever goes on with its work asks for it again well before. Shorter than a command waits:
 * after a crash somebody else goes on before its answer is due.
 */
export const LEASE_SECONDS = 3;
export const RENEW_MS = 1_000;

/** Who may do what only one may do at a time, across processes. By one clock for all: that of the store. */
export abstract class Leases {
  /**
   * Takes or prolongs leases for `seconds` from now, for one name always as many, and answers those that nobody else has. Nobody
   * has one longer when the clock is set back. The token grows each time a lease passes on: whoever was frozen while another
   * took over is known by the smaller one.
   */
  abstract acquireAll(names: readonly string[], holder: string, seconds: number): Promise<ReadonlyMap<string, Token>>;

  /** The same for one; null while somebody else has it. */
  async acquire(name: string, holder: string, seconds: number): Promise<Token | null> {
    return (await this.acquireAll([name], holder, seconds)).get(name) ?? null;
  }

  /** Lets others have them at once. Does nothing for who does not hold one. */
  abstract releaseAll(names: readonly string[], holder: string): Promise<void>;

  /** The same for one. */
  async release(name: string, holder: string): Promise<void> {
    await this.releaseAll([name], holder);
  }

  abstract close(): Promise<void>;
}

/** Grows from holder to holder of one lease, never starts over. */
export type Token = number;
