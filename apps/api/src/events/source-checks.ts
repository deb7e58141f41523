/**
 * The last successful check of a source. `isStale`: several checks have failed since. `host`: its web host. `file`: equal for
 * sources read from one address, without revealing it.
 */
export type SourceCheck = Readonly<{ checkedAt?: string; isStale: boolean; host?: string; file?: string }>;

export abstract class SourceChecks {
  abstract of(sources: readonly string[]): Promise<ReadonlyMap<string, SourceCheck>>;
}
