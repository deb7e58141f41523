/**
 * The last successful check of a source. `isStale`: several checks have failed since. `host`: its web host. `file`: equal for
 * sources read from one address, without revealing it.
 */
export type SourceCheck = Readonly<{ checkedAt?: string; isStale: boolean; host?: string; file?: string }>;

/** Checks of sources. Sources that are only imported by hand have none. */
export abstract class SourceChecks {
  /** Returns the checks by source id. */
  abstract of(sources: readonly string[]): Promise<ReadonlyMap<string, SourceCheck>>;
}
