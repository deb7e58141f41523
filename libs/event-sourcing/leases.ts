/** Shorter than a command waits: after a crash another process continues before the answer is due. */
export const LEASE_SECONDS = 3;
export const RENEW_MS = 1_000;
/** The same while no other process asks for any: one that does has to make itself known first. */
export const ALONE_LEASE_SECONDS = 20;
export const ALONE_RENEW_MS = 10_000;

/** Exclusive rights across processes, by the clock of the store. */
export abstract class Leases {
  /**
   * Acquires or renews for `seconds`, always the same for a name. Returns the leases that no other holder has. A clock set back
   * does not extend a lease. Without a standby they last `aloneSeconds`; a process that does not get a lease becomes the standby,
   * and leaves its holder no more than `seconds` to renew it.
   */
  abstract acquireAll(
    names: readonly string[],
    holder: string,
    seconds: number,
    aloneSeconds?: number,
  ): Promise<ReadonlyMap<string, Token>>;

  /** As of the last call. True in a store that cannot tell. */
  hasStandby(): boolean {
    return true;
  }

  watch(_listener: () => void): () => void {
    return () => {};
  }

  /** Null while another holder has it. */
  async acquire(name: string, holder: string, seconds: number): Promise<Token | null> {
    return (await this.acquireAll([name], holder, seconds)).get(name) ?? null;
  }

  /** Ignores leases not held. */
  abstract releaseAll(names: readonly string[], holder: string): Promise<void>;

  async release(name: string, holder: string): Promise<void> {
    await this.releaseAll([name], holder);
  }

  abstract close(): Promise<void>;
}

/** The fencing token of a lease. Grows with each new holder and never restarts. */
export type Token = number;
