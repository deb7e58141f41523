/** None for files. */
export abstract class StoreServers {
  abstract readonly names: readonly string[];

  /** Names of servers that do not answer quickly. */
  abstract missing(): Promise<readonly string[]>;
}
