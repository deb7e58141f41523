/**
 * When a source was last read without a failure, and whether it was not to be read several times since. `host`: where it stands on the
 * web. `file`: the same for all sources that are read from one address, which it does not tell.
 */
export type SourceCheck = Readonly<{ checkedAt?: string; isStale: boolean; host?: string; file?: string }>;

/** What is known of the reading of sources. Nothing of those that are only imported by hand. */
export abstract class SourceChecks {
  /** Of sources by their ids; those that nobody reads by themselves are left out. */
  abstract of(sources: readonly string[]): Promise<ReadonlyMap<string, SourceCheck>>;
}
