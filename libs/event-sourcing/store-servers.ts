/** The servers that the stores run on: none if all stores are files. */
export abstract class StoreServers {
  abstract readonly names: readonly string[];

  /** Asks each server. Returns the names of those that do not answer quickly. */
  abstract unreachable(): Promise<readonly string[]>;
}
