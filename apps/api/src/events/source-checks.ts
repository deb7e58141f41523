/** The last successful check. `isStale`: several failed since. `file`: equal for sources of one address, without revealing it. */
export type SourceCheck = Readonly<{ checkedAt?: string; isStale: boolean; host?: string; file?: string }>;

export abstract class SourceChecks {
  abstract of(sources: readonly string[]): Promise<ReadonlyMap<string, SourceCheck>>;
}
